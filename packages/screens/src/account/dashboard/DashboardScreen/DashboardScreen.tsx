import type { User } from '@adlane/contract/account/auth';
import { Grid, PageHeader, Stack, translate } from '@adlane/ui';
import { PeriodSelect } from '../../../shared/period/PeriodSelect';
import { findMainCurrency } from '../figures';
import { ActivityChart } from './ActivityChart';
import { AttentionList } from './AttentionList';
import { ConnectedAccounts } from './ConnectedAccounts';
import { FirstSteps, type FirstStepsProps } from './FirstSteps';
import { MetricTiles } from './MetricTiles';
import { useDashboard } from './useDashboard';

export type DashboardScreenProps = Omit<FirstStepsProps, 'hasInserts'> & {
  /** The signed-in user. */
  user: Pick<User, 'first_name' | 'has_smart_tag'>;
};

/** The agency's home: first steps, key figures, activity and what needs attention (ads §2). */
export function DashboardScreen({ user, ...links }: DashboardScreenProps) {
  const dashboard = useDashboard();
  const currency = findMainCurrency(dashboard.spend.data?.total ?? []);
  return (
    <>
      <PageHeader
        title={translate('Dashboard')}
        actions={<PeriodSelect value={dashboard.days} onChange={dashboard.setDays} />}
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
