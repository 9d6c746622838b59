import type { User } from '@adlane/contract/account/auth';
import { Card, Grid, PageHeader, Skeleton, Stack, translate } from '@adlane/ui';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PeriodSelect } from '../../../shared/period/PeriodSelect';
import { findMainCurrency } from '../figures';
import { AttentionList } from './AttentionList';
import { ConnectedAccounts } from './ConnectedAccounts';
import { MetricTiles } from './MetricTiles';
import { useAttention } from './useAttention';
import { useDashboard } from './useDashboard';
import { type FirstStepsOptions, useFirstSteps } from './useFirstSteps';

// Below the key figures, which show first; the checklist only for a new agency.
const ActivityChart = lazy(async () => ({ default: (await import('./ActivityChart')).ActivityChart }));
const FirstSteps = lazy(async () => ({ default: (await import('./FirstSteps')).FirstSteps }));

export type DashboardScreenProps = Omit<FirstStepsOptions, 'hasInserts'> & {
  /** The signed-in user. */
  user: Pick<User, 'first_name' | 'has_smart_tag'>;
};

/** As high as the loaded chart. */
function ChartSkeleton() {
  return (
    <Card>
      <Skeleton height={96} />
    </Card>
  );
}

/** The agency's home: key figures, first steps, what needs attention, activity (ads §2). */
export function DashboardScreen({ user, ...links }: DashboardScreenProps) {
  const { days, setDays, figures } = useDashboard();
  const attention = useAttention();
  const { steps, isPending, hasAds } = useFirstSteps({ hasInserts: user.has_smart_tag, ...links });
  const { data: currency = findMainCurrency([]) } = useQuery({
    ...figures.spend,
    select: ({ total }) => findMainCurrency(total),
  });
  return (
    <>
      <PageHeader
        title={translate('Dashboard')}
        actions={hasAds ? <PeriodSelect value={days} onChange={setDays} /> : null}
      />
      <Stack gap={4}>
        {hasAds ? <MetricTiles figures={figures} currency={currency} /> : null}
        {/* What is above the chart is known before the chart takes its place. */}
        {isPending || attention.isPending ? (
          <ChartSkeleton />
        ) : (
          <Suspense fallback={<ChartSkeleton />}>
            {steps.some(({ done }) => !done) ? <FirstSteps steps={steps} /> : null}
            {attention.isEmpty ? null : <AttentionList attention={attention} {...links} />}
            <Grid
              gap={4}
              alignItems="start"
              templateColumns={{ base: 'minmax(0, 1fr)', xl: hasAds ? 'minmax(0, 1fr) {sizes.80}' : '1fr' }}
            >
              {hasAds ? <ActivityChart query={figures.activity} currency={currency} /> : null}
              <ConnectedAccounts connectHref={links.connectHref} />
            </Grid>
          </Suspense>
        )}
      </Stack>
    </>
  );
}
