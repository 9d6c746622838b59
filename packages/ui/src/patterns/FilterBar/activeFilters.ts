import type { DateRange, Filter } from './FilterBarProps';

/** A filter in force, as its chip shows it. */
export type ActiveFilter = { readonly name: string; readonly text: string; readonly clear: () => void };

function dayText(day: string, locale: string): string {
  // Noon keeps the day in every zone.
  return new Date(`${day}T12:00:00`).toLocaleDateString(locale, { dateStyle: 'medium' });
}

/** '1–30 Nov' in words that hold for open ends too. */
export function describeRange({ from, to }: DateRange, locale: string): string {
  if (from !== undefined && to !== undefined) {
    return from === to ? dayText(from, locale) : `${dayText(from, locale)} – ${dayText(to, locale)}`;
  }
  if (from !== undefined) return `from ${dayText(from, locale)}`;
  return to === undefined ? '' : `until ${dayText(to, locale)}`;
}

function formatFilter(filter: Filter, locale: string): string {
  if (filter.kind === 'dateRange') return describeRange(filter.value, locale);
  const choices = [...filter.choices, ...(filter.groups ?? []).flatMap((group) => group.choices)];
  if (filter.value === '') return '';
  // What the address names but the list no longer has filters all the same, and must be seen to be taken away.
  return choices.find(({ value }) => value === filter.value)?.label ?? filter.value;
}

/** The filters in force, in the order of the bar. */
export function activeFilters(filters: readonly Filter[], locale: string): ActiveFilter[] {
  return filters.flatMap((filter) => {
    const text = formatFilter(filter, locale);
    if (text === '') return [];
    const clear = () =>
      filter.kind === 'dateRange' ? filter.onChange({ from: undefined, to: undefined }) : filter.onChange('');
    return [{ name: filter.name, text: `${filter.label}: ${text}`, clear }];
  });
}

/** A span after one of its ends moved: the other end follows where it would end before it begins. */
export function moveRange(range: DateRange, end: 'from' | 'to', day: string): DateRange {
  const moved = { ...range, [end]: day === '' ? undefined : day };
  const { from, to } = moved;
  if (from === undefined || to === undefined || from <= to) return moved;
  return end === 'from' ? { from, to: from } : { from: to, to };
}
