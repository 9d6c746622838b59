import { useApi } from '@adlane/api-client';
import type { SubscriberDetails } from '@adlane/contract/account/subscribers';
import {
  Avatar,
  Button,
  getLocale,
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
import { DetailColumns } from '../../../shared/DetailColumns/DetailColumns';
import { DetailSection } from '../../../shared/DetailColumns/DetailSection';
import { EmailLink } from '../../../shared/EmailLink';
import { FactList } from '../../../shared/FactList/FactList';
import { describeError } from '../../../shared/format/describeError';
import { formatAgo } from '../../../shared/format/formatAgo';
import { formatDate } from '../../../shared/format/formatDate';
import { formatDateTime } from '../../../shared/format/formatDateTime';
import { formatPlanType, subscriptionBadges } from '../../../shared/format/planTexts';
import { MoreActions } from '../../../shared/MoreActions';
import { PhoneLink } from '../../../shared/PhoneLink';
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
  const { first_name, last_name, clients_count, live_ads_count } = subscriber;
  const isTrial = subscriber.plan_type === null;
  return (
    <>
      <PageHeader
        title={getSubscriberName(subscriber)}
        description={`${first_name} ${last_name}`.trim()}
        picture={<Avatar name={getSubscriberName(subscriber)} size="lg" />}
        badge={<StatusBadge {...getSubscriberBadge(subscriber)} />}
        back={
          isTrial
            ? { href: trialListHref, label: translate('Trial subscribers') }
            : { href: listHref, label: translate('Subscribers') }
        }
        actions={<Actions subscriber={subscriber} onViewAs={onViewAs} />}
      />
      <DetailColumns
        aside={
          <DetailSection title={translate('Details')}>
            <FactList facts={listFacts(subscriber)} />
          </DetailSection>
        }
      >
        <SimpleGrid columns={2} gap={4}>
          <StatTile label={translate('Clients')} value={clients_count.toLocaleString(getLocale())} />
          <StatTile label={translate('Live ads')} value={live_ads_count.toLocaleString(getLocale())} />
        </SimpleGrid>
        <DetailSection title={translate('Contact')}>
          <FactList facts={listContactFacts(subscriber)} />
        </DetailSection>
      </DetailColumns>
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

function listFacts(subscriber: SubscriberDetails) {
  const { plan_type, subscription_status, trial_ends_at, days_left, last_seen_at, created_at } = subscriber;
  const dates = [
    { label: translate('Joined'), value: formatDate(created_at) },
    { label: translate('Last active'), value: last_seen_at ? formatAgo(last_seen_at) : translate('Never') },
  ];
  if (plan_type === null) {
    return [
      { label: translate('Trial'), value: <StatusBadge {...getTrialBadge(days_left ?? 0)} /> },
      { label: translate('Ends'), value: trial_ends_at === null ? '' : formatDateTime(trial_ends_at) },
      ...dates,
    ];
  }
  const badge = Object.entries(subscriptionBadges).find(([status]) => status === subscription_status)?.[1];
  return [
    { label: translate('Plan'), value: formatPlanType(plan_type) },
    { label: translate('Payment'), value: badge ? <StatusBadge {...badge} /> : '' },
    ...dates,
  ];
}

function listContactFacts({ email, phone, niche }: SubscriberDetails) {
  return [
    { label: translate('Email'), value: <EmailLink email={email} /> },
    { label: translate('Phone'), value: phone === '' ? '' : <PhoneLink phone={phone} /> },
    { label: translate('Niche'), value: niche },
  ];
}
