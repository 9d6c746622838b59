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
    ['Dental', ['Niche: Dental']],
    ['Yoga', ['Niche: Yoga (pending)']],
    ['Gone', ['Niche: Gone']],
  ])('lists for the value %j: %j', (value, texts) => {
    expect(listActiveFilters([createChoice(value)], 'en-US').map(({ text }) => text)).toEqual(texts);
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
    ['2026-11-01', '2026-11-30', 'Nov 1, 2026 – Nov 30, 2026'],
  ])('formats %s to %s as %j', (from, to, text) => {
    expect(describeRange({ from, to }, 'en-US')).toBe(text);
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
