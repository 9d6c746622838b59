import { translate } from '../../language/translate';
import type { DateRange } from './FilterBarProps';

/** A range of days that a date filter offers by name. */
export type RangePreset = { readonly label: string; readonly range: DateRange };

/** Returns a day as `YYYY-MM-DD`; days and months beyond their limits count on. */
function toDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Lists the named ranges until today, in the viewer's time zone. */
export function listRangePresets(now: Date): readonly RangePreset[] {
  const year = now.getFullYear();
  const month = now.getMonth();
  const date = now.getDate();
  const today = toDay(year, month, date);
  const yesterday = toDay(year, month, date - 1);
  return [
    { label: translate('Today'), range: { from: today, to: today } },
    { label: translate('Yesterday'), range: { from: yesterday, to: yesterday } },
    { label: translate('Last 7 days'), range: { from: toDay(year, month, date - 6), to: today } },
    { label: translate('Last 30 days'), range: { from: toDay(year, month, date - 29), to: today } },
    { label: translate('This month'), range: { from: toDay(year, month, 1), to: today } },
    {
      label: translate('Last month'),
      range: { from: toDay(year, month - 1, 1), to: toDay(year, month, 0) },
    },
  ];
}
