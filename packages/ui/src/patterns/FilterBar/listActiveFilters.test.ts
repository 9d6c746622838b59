import { describe, expect, it, vi } from 'vitest';
import type { Filter } from './FilterBarProps';
import { describeRange, listActiveFilters, moveRange } from './listActiveFilters';

function createChoice(value: string): Filter {
  return {
    kind: 'choice',
    name: 'niche',
    label: 'Niche',
    allLabel: 'All niches',
    choices: [{ value: 'Dental', label: 'Dental' }],
    groups: [{ label: 'Pending niches', choices: [{ value: 'Yoga', label: 'Yoga (pending)' }] }],
    value,
    onChange: vi.fn(),
  };
}

describe('listActiveFilters', () => {
  it.each([
    ['', []],
    ['Dental', ['Niche is Dental']],
    ['Yoga', ['Niche is Yoga (pending)']],
    ['Gone', ['Niche is Gone']],
  ])('lists for the value %j: %j', (value, texts) => {
    expect(listActiveFilters([createChoice(value)], 'en-US').map(({ text }) => text)).toEqual(texts);
  });

  it('words a chip as a statement about its field', () => {
    const range = { from: '2026-11-01', to: '2026-11-30' };
    const launched: Filter = {
      kind: 'dateRange',
      name: 'range',
      label: 'Launched',
      value: range,
      onChange: vi.fn(),
    };
    const chips = listActiveFilters([createChoice('Dental'), launched], 'en-US');
    expect(chips.map(({ field, value }) => [field, value.replaceAll('\u2009', ' ')])).toEqual([
      ['Niche is', 'Dental'],
      ['Launched', 'Nov 1 – 30, 2026'],
    ]);
  });

  it('clears a filter by its chip', () => {
    const filter = createChoice('Dental');
    listActiveFilters([filter], 'en-US')[0]?.clear();
    expect(filter.onChange).toHaveBeenCalledWith('');
  });
});

describe('date ranges', () => {
  it.each([
    [undefined, undefined, ''],
    ['2026-11-01', undefined, 'from Nov 1, 2026'],
    [undefined, '2026-11-30', 'until Nov 30, 2026'],
    ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
    ['2026-11-01', '2026-11-30', 'Nov 1 – 30, 2026'],
  ])('formats %s to %s as %j', (from, to, text) => {
    expect(describeRange({ from, to }, 'en-US').replaceAll('\u2009', ' ')).toBe(text);
  });

  const november = { from: '2026-11-10', to: '2026-11-20' };
  it.each([
    ['from', '2026-11-20', { from: '2026-11-20', to: '2026-11-20' }],
    ['from', '2026-11-21', { from: '2026-11-21', to: '2026-11-21' }],
    ['to', '2026-11-10', { from: '2026-11-10', to: '2026-11-10' }],
    ['to', '2026-11-09', { from: '2026-11-09', to: '2026-11-09' }],
    ['from', '', { from: undefined, to: '2026-11-20' }],
    ['to', '', { from: '2026-11-10', to: undefined }],
  ] as const)('never end before they start: %s %s', (end, day, expected) => {
    expect(moveRange(november, end, day)).toEqual(expected);
  });
});
