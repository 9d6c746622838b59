import { useApi } from '@adlane/api-client';
import type { SubscriberDetails } from '@adlane/contract/account/subscribers';
import {
  Button,
  Card,
  getLocale,
  Link,
  PageHeader,
  QueryState,
  SimpleGrid,
  Skeleton,
  Stack,
  StatTile,
  StatusBadge,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { EmailLink } from '../../../shared/EmailLink';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatDate } from '../../../shared/format/formatDate';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatPlanType, subscriptionBadges } from '../../../shared/format/planTexts';
import { MoreActions } from '../../../shared/MoreActions';
import { getSubscriberName } from '../subscriberActions';
import { getSubscriberBadge, getTrialBadge } from '../subscriberBadges';
import { type SubscriberActionsOptions, useSubscriberActions } from '../useSubscriberActions';

export type SubscriberScreenProps = SubscriberActionsOptions & {
  /** Id of the agency's owner. */
  subscriberId: number;
  /** Links to the list of agencies with a plan and to that of trials. */
  listHref: string;
  /** Path of the subscribers on trial. */
  trialListHref: string;
};

/** One agency: plan or trial, contact and figures, and what the operator does for it (ads §2, §6). */
export function SubscriberScreen(props: SubscriberScreenProps) {
  const { queries } = useApi();
  const subscriber = useQuery(queries.subscribers.details.query({ params: { id: props.subscriberId } }));
  const back = { href: props.listHref, label: translate('Subscribers') };
  return (
    <QueryState
      query={subscriber}
      errorTitle={translate('This subscriber could not be loaded')}
      describeError={describeError}
      loadingLabel={translate('Loading the subscriber')}
      loading={
        <Stack gap={6}>
          <PageHeader title={translate('Subscriber')} back={back} />
          <Skeleton height={64} />
        </Stack>
      }
    >
      {(data) => <Subscriber {...props} subscriber={data} />}
    </QueryState>
  );
}

function Subscriber(props: SubscriberScreenProps & { subscriber: SubscriberDetails }) {
  const { subscriber, listHref, trialListHref, onViewAs } = props;
  const isTrial = subscriber.plan_type === null;
  return (
    <>
      <PageHeader
        title={getSubscriberName(subscriber)}
        description={translate('{email} · Joined on {date}', {
          email: subscriber.email,
          date: formatDate(subscriber.created_at),
        })}
        badge={<StatusBadge {...getSubscriberBadge(subscriber)} />}
        back={
          isTrial
            ? { href: trialListHref, label: translate('Trial subscribers') }
            : { href: listHref, label: translate('Subscribers') }
        }
        actions={<Actions subscriber={subscriber} onViewAs={onViewAs} />}
      />
      <SimpleGrid columns={{ base: 2, lg: 3 }} gap={4} mb={6}>
        <StatTile label={translate('Clients')} value={subscriber.clients_count.toLocaleString(getLocale())} />
        <StatTile
          label={translate('Live ads')}
          value={subscriber.live_ads_count.toLocaleString(getLocale())}
        />
        <StatTile
          label={translate('Last active')}
          value={subscriber.last_seen_at === null ? translate('Never') : formatDate(subscriber.last_seen_at)}
        />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap={6}>
        <Card title={isTrial ? translate('Trial') : translate('Plan')}>
          <FactList facts={listPlanFacts(subscriber)} />
        </Card>
        <Card title={translate('Contact')}>
          <FactList facts={listContactFacts(subscriber)} />
        </Card>
      </SimpleGrid>
    </>
  );
}

function Actions({ subscriber, onViewAs }: SubscriberActionsOptions & { subscriber: SubscriberDetails }) {
  const { buildMenu, dialogs } = useSubscriberActions({ onViewAs });
  const [main, ...others] = buildMenu(subscriber);
  return (
    <>
      <MoreActions items={others} />
      {main ? (
        <Button startIcon={main.icon} disabled={main.disabled === true} onClick={main.onSelect}>
          {main.label}
        </Button>
      ) : null}
      {dialogs}
    </>
  );
}

function listPlanFacts({ plan_type, subscription_status, trial_ends_at, days_left }: SubscriberDetails) {
  if (plan_type === null) {
    return [
      { label: translate('Ends'), value: trial_ends_at === null ? '' : formatDateTime(trial_ends_at) },
      { label: translate('Remaining'), value: <StatusBadge {...getTrialBadge(days_left ?? 0)} /> },
    ];
  }
  const badge = Object.entries(subscriptionBadges).find(([status]) => status === subscription_status)?.[1];
  return [
    { label: translate('Plan'), value: formatPlanType(plan_type) },
    { label: translate('Payment'), value: badge ? <StatusBadge {...badge} /> : '' },
  ];
}

function listContactFacts({ first_name, last_name, email, phone, niche }: SubscriberDetails) {
  return [
    { label: translate('Owner'), value: `${first_name} ${last_name}`.trim() },
    { label: translate('Email'), value: <EmailLink email={email} /> },
    { label: translate('Phone'), value: phone === '' ? '' : <Link href={`tel:${phone}`}>{phone}</Link> },
    { label: translate('Niche'), value: niche },
  ];
}
