import { useApi } from '@adlane/api-client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useUrlChoice } from '../../shared/urlState/useUrlChoice';

/** Lengths of the period in days; the first is the default. */
export const periodDays = ['30', '7', '90'] as const;

const dayMs = 86_400_000;

/** Returns the last `days` days, today included, as `YYYY-MM-DD`. */
export function computePeriod(days: number, now: Date): { readonly from: string; readonly to: string } {
  const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
  return { from: toDay(now.getTime() - (days - 1) * dayMs), to: toDay(now.getTime()) };
}

/** Fetches the figures of the period that the URL selects. */
export function useDashboard() {
  const { queries } = useApi();
  const [days, setDays] = useUrlChoice('days', periodDays);
  const [now] = useState(() => new Date());
  const query = computePeriod(Number(days), now);
  return {
    days,
    setDays,
    activity: useQuery(queries.dashboard.adActivity.query({ query })),
    spend: useQuery(queries.dashboard.adSpend.query({ query })),
    costPerResult: useQuery(queries.dashboard.costPerResult.query({ query })),
    liveAds: useQuery(queries.dashboard.liveAds.query({ query: {} })),
  };
}
