import type { User } from '@adlane/contract/auth';
import { Box, Grid, PageHeader, Select, Stack } from '@adlane/ui';
import { findMainCurrency } from '../figures';
import { ActivityChart } from './ActivityChart';
import { AttentionList } from './AttentionList';
import { ConnectedAccounts } from './ConnectedAccounts';
import { FirstSteps, type FirstStepsProps } from './FirstSteps';
import { MetricTiles } from './MetricTiles';
import { periodDays, useDashboard } from './useDashboard';

export type DashboardScreenProps = Omit<FirstStepsProps, 'hasInserts'> & {
  /** The signed-in user. */
  user: Pick<User, 'first_name' | 'has_smart_tag'>;
};

const periodOptions = periodDays
  .toSorted((a, b) => Number(a) - Number(b))
  .map((value) => ({ value, label: `Last ${value} days` }));

/** The agency's home: first steps, key figures, activity and what needs attention (ads §2). */
export function DashboardScreen({ user, ...links }: DashboardScreenProps) {
  const dashboard = useDashboard();
  const currency = findMainCurrency(dashboard.spend.data?.total ?? []);
  return (
    <>
      <PageHeader
        title="Dashboard"
        description="How your ads perform, and what needs you."
        actions={
          <Box w="10.5rem">
            <Select
              aria-label="Period"
              options={periodOptions}
              value={dashboard.days}
              onChange={({ target }) =>
                dashboard.setDays(periodDays.find((days) => days === target.value) ?? '30')
              }
            />
          </Box>
        }
      />
      <Stack gap={6}>
        <FirstSteps hasInserts={user.has_smart_tag} {...links} />
        <MetricTiles dashboard={dashboard} currency={currency} />
        <ActivityChart activity={dashboard.activity} currency={currency} />
        <Grid
          gap={6}
          alignItems="start"
          templateColumns={{ base: '1fr', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        >
          <AttentionList adsHref={links.adsHref} connectHref={links.connectHref} />
          <ConnectedAccounts connectHref={links.connectHref} />
        </Grid>
      </Stack>
    </>
  );
}
