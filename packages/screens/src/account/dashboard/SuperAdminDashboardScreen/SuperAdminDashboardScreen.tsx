import { useApi } from '@adlane/api-client';
import type { OperatorFigures } from '@adlane/contract/account/dashboard';
import { type PlanType, planTypes } from '@adlane/contract/constants';
import {
  BarChart,
  ButtonLink,
  Card,
  DonutChart,
  Flex,
  Grid,
  getLocale,
  Link,
  PageHeader,
  PageHelp,
  QueryState,
  SimpleGrid,
  Skeleton,
  Stack,
  StatTile,
  Text,
  translate,
} from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { Building2, Hourglass, Megaphone, UserRoundPlus, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { describeError } from '../../../shared/format/describeError';
import { formatMonthDay } from '../../../shared/format/formatMonthDay';
import { formatPlanType } from '../../../shared/format/planTexts';
import { formatCount } from '../../../shared/lists/formatCount';

export type SuperAdminDashboardScreenProps = {
  /** Path of the list of subscribers. */
  subscribersHref: string;
  /** Path of the subscribers on trial. */
  trialSubscribersHref: string;
  /** Link to the requests for niches. */
  nicheRequestsHref: string;
  /** Path of the tickets. */
  ticketsHref: string;
};

type Figures = z.infer<typeof OperatorFigures>;

/** The first figures of all agencies, what needs an answer, and how the number of agencies grows (ads §2). */
export function SuperAdminDashboardScreen(props: SuperAdminDashboardScreenProps) {
  const { queries } = useApi();
  const figures = useQuery(queries.dashboard.operator.query());
  return (
    <>
      <PageHeader
        title={translate('Dashboard')}
        help={<PageHelp>{translate('All agencies at a glance, and what needs you.')}</PageHelp>}
      />
      <QueryState
        query={figures}
        errorTitle={translate("Couldn't load the figures")}
        describeError={describeError}
        loadingLabel={translate('Loading the figures')}
        loading={
          <Stack gap={6}>
            <Tiles {...props} />
            <Skeleton height={80} />
          </Stack>
        }
      >
        {(data) => (
          <Stack gap={6}>
            <Tiles figures={data} {...props} />
            <Attention figures={data} {...props} />
            <Grid gap={6} templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}>
              <SignUps weeks={data.sign_ups} />
              <Plans figures={data} />
            </Grid>
          </Stack>
        )}
      </QueryState>
    </>
  );
}

type TileProps = { label: string; count: number | undefined; icon: ReactNode; hint: ReactNode };

function Tile({ label, count, icon, hint }: TileProps) {
  return <StatTile label={label} icon={icon} value={count?.toLocaleString(getLocale())} hint={hint} />;
}

function Tiles({ figures, ...links }: SuperAdminDashboardScreenProps & { figures?: Figures }) {
  return (
    <SimpleGrid columns={{ base: 2, lg: 3, xl: 5 }} gap={4}>
      <Tile
        label={translate('Subscribers')}
        count={figures?.subscribers}
        icon={<Building2 />}
        hint={<Link href={links.subscribersHref}>{translate('View subscribers')}</Link>}
      />
      <Tile
        label={translate('On trial')}
        count={figures?.trial_subscribers}
        icon={<Hourglass />}
        hint={<Link href={links.trialSubscribersHref}>{translate('View trials')}</Link>}
      />
      <Tile
        label={translate('Clients')}
        count={figures?.clients}
        icon={<Users />}
        hint={translate('Of all agencies')}
      />
      <Tile
        label={translate('Live ads')}
        count={figures?.live_ads}
        icon={<Megaphone />}
        hint={translate('Of all agencies')}
      />
      <Tile
        label={translate('Leads')}
        count={figures?.leads}
        icon={<UserRoundPlus />}
        hint={translate('Of all agencies')}
      />
    </SimpleGrid>
  );
}

function SignUps({ weeks }: { weeks: Figures['sign_ups'] }) {
  return (
    <Card>
      <BarChart
        title={translate('New agencies per week')}
        nameLabel={translate('Week from')}
        valueLabel={translate('Agencies')}
        bars={weeks.map(({ week, agencies }) => ({ label: formatMonthDay(week), value: agencies }))}
        height={56}
      />
    </Card>
  );
}

function Plans({ figures }: { figures: Figures }) {
  const count = (type: PlanType) => figures.plans[type] ?? 0;
  const parts = [
    ...planTypes.map((type) => ({ label: formatPlanType(type), value: count(type) })),
    { label: translate('Trial'), value: figures.trial_subscribers },
  ];
  return (
    <Card>
      <DonutChart
        title={translate('Agencies by plan')}
        nameLabel={translate('Plan')}
        parts={parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value)}
      />
    </Card>
  );
}

type TaskProps = { text: string; action: string; href: string };

function Task({ text, action, href }: TaskProps) {
  return (
    <Flex
      as="li"
      gap={3}
      align="center"
      justify="space-between"
      py={3}
      borderBottomWidth="line"
      _last={{ borderBottomWidth: 0, pb: 0 }}
    >
      <Text fontWeight="medium">{text}</Text>
      <ButtonLink href={href} size="sm" variant="secondary">
        {action}
      </ButtonLink>
    </Flex>
  );
}

function Attention({ figures, ...links }: SuperAdminDashboardScreenProps & { figures: Figures }) {
  const { pending_niches, open_tickets } = figures;
  return (
    <Card title={translate('Needs attention')}>
      {pending_niches + open_tickets === 0 ? (
        <Text color="fg.muted">{translate('Nothing to do. No pending niches and no open tickets.')}</Text>
      ) : (
        <Stack as="ul" gap={0} listStyleType="none">
          {pending_niches > 0 ? (
            <Task
              text={formatCount(pending_niches, 'pending niche')}
              action={translate('Review niches')}
              href={links.nicheRequestsHref}
            />
          ) : null}
          {open_tickets > 0 ? (
            <Task
              text={formatCount(open_tickets, 'open ticket')}
              action={translate('View tickets')}
              href={links.ticketsHref}
            />
          ) : null}
        </Stack>
      )}
    </Card>
  );
}
