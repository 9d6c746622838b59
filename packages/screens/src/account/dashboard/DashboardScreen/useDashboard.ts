import { useApi } from '@adlane/api-client';
import { useMemo } from 'react';
import { usePeriod } from '../../../shared/period/usePeriod';

/** The period that the URL selects, and the queries of its figures: each part of the page renders with its figures alone. */
export function useDashboard() {
  const { queries } = useApi();
  const { days, setDays, range } = usePeriod();
  const { from, to } = range;
  const figures = useMemo(() => {
    const query = { from, to };
    return {
      days,
      activity: queries.dashboard.adActivity.query({ query }),
      spend: queries.dashboard.adSpend.query({ query }),
      costPerResult: queries.dashboard.costPerResult.query({ query }),
      liveAds: queries.dashboard.liveAds.query({ query }),
    };
  }, [queries, days, from, to]);
  return { days, setDays, figures };
}

/** The queries of the figures of a period. */
export type Figures = ReturnType<typeof useDashboard>['figures'];
