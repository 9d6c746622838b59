import type { DateRange, Filter } from './FilterBarProps';

/** An active filter, as its chip shows it. */
export type ActiveFilter = { readonly name: string; readonly text: string; readonly clear: () => void };

function formatDay(day: string, locale: string): string {
  // Noon is on the same day in every time zone.
  return new Date(`${day}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** Formats a range of days, also with open ends: '1–30 Nov'. */
export function describeRange({ from, to }: DateRange, locale: string): string {
  if (from !== undefined && to !== undefined) {
    return from === to ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
  }
  if (from !== undefined) return `from ${formatDay(from, locale)}`;
  return to === undefined ? '' : `until ${formatDay(to, locale)}`;
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
    const text = formatFilter(filter, locale);
    if (text === '') return [];
    const clear = () =>
      filter.kind === 'dateRange' ? filter.onChange({ from: undefined, to: undefined }) : filter.onChange('');
    return [{ name: filter.name, text: `${filter.label}: ${text}`, clear }];
  });
}

/** Moves one end of a range; the other end follows if the range would be negative. */
export function moveRange(range: DateRange, end: 'from' | 'to', day: string): DateRange {
  const moved = { ...range, [end]: day === '' ? undefined : day };
  const { from, to } = moved;
  if (from === undefined || to === undefined || from <= to) return moved;
  return end === 'from' ? { from, to: from } : { from: to, to };
}
