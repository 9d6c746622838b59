import { useApi } from '@adlane/api-client';
import { useQuery } from '@tanstack/react-query';
import { usePeriod } from '../../../shared/period/usePeriod';

/** Fetches the figures of the period that the URL selects. */
export function useDashboard() {
  const { queries } = useApi();
  const { days, setDays, range: query } = usePeriod();
  return {
    days,
    setDays,
    activity: useQuery(queries.dashboard.adActivity.query({ query })),
    spend: useQuery(queries.dashboard.adSpend.query({ query })),
    costPerResult: useQuery(queries.dashboard.costPerResult.query({ query })),
    liveAds: useQuery(queries.dashboard.liveAds.query({ query })),
  };
}
