import { translate } from '../../language/translate';
import type { DateRange, Filter } from './FilterBarProps';

/** An active filter, as its chip shows it. */
export type ActiveFilter = {
  readonly name: string;
  /** First part of the chip: 'Client is', 'Launched'. */
  readonly field: string;
  /** Second part of the chip: 'Brightside', 'Nov 1 – 30, 2026'. */
  readonly value: string;
  /** Both: 'Client is Brightside'. */
  readonly text: string;
  readonly clear: () => void;
};

/** Formats a range of days, also with open ends: 'Nov 1 – 30, 2026'. */
export function describeRange({ from, to }: DateRange, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  // Noon is on the same day in every time zone.
  const toDate = (day: string) => new Date(`${day}T12:00:00`);
  if (from !== undefined && to !== undefined) return format.formatRange(toDate(from), toDate(to));
  if (from !== undefined) return translate('from {day}', { day: format.format(toDate(from)) });
  return to === undefined ? '' : translate('until {day}', { day: format.format(toDate(to)) });
}

function formatFilter(filter: Filter, locale: string): string {
  if (filter.kind === 'dateRange') return describeRange(filter.value, locale);
  const choices = [...filter.choices, ...(filter.groups ?? []).flatMap((group) => group.choices)];
  if (filter.value === '') return '';
  // A value of the URL that no longer exists still filters, so it needs a chip to remove it.
  return choices.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

/** Lists the active filters in the order of the bar. */
export function listActiveFilters(filters: readonly Filter[], locale: string): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const { name, label } = filter;
    const value = formatFilter(filter, locale);
    if (value === '') return [];
    const clear = () =>
      filter.kind === 'dateRange' ? filter.onChange({ from: undefined, to: undefined }) : filter.onChange('');
    const field = filter.kind === 'dateRange' ? label : translate('{field} is', { field: label });
    return [{ name, field, value, text: `${field} ${value}`, clear }];
  });
}

/** Moves one end of a range; the other end follows if the range would be negative. */
export function moveRange(range: DateRange, end: 'from' | 'to', day: string): DateRange {
  const moved = { ...range, [end]: day === '' ? undefined : day };
  const { from, to } = moved;
  if (from === undefined || to === undefined || from <= to) return moved;
  return end === 'from' ? { from, to: from } : { from: to, to };
}
