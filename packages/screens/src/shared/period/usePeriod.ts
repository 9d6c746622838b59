import { useState } from 'react';
import { useUrlChoice } from '../urlState/useUrlChoice';

/** Lengths of the period in days; the first is the default. */
export const periodDays = ['30', '7', '90'] as const;
/** Length of a period in days. */
export type PeriodDays = (typeof periodDays)[number];

/** Formats the user's day as `YYYY-MM-DD`. */
function formatDay(date: Date): string {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Returns the last `days` days of the user's calendar, today included, as `YYYY-MM-DD`. */
export function computePeriod(days: number, now: Date): { readonly from: string; readonly to: string } {
  const first = new Date(now.getFullYear(), now.getMonth(), now.getDate() - (days - 1));
  return { from: formatDay(first), to: formatDay(now) };
}

/** The period of figures, stored in the URL. */
export function usePeriod() {
  const [days, setDays] = useUrlChoice('days', periodDays);
  const [now] = useState(() => new Date());
  return { days, setDays, range: computePeriod(Number(days), now) };
}
