import { describe, expect, it } from 'vitest';
import {
  ConditionsText,
  ContactConditions,
  type ContactRule,
  readContactConditions,
  writeContactConditions,
} from './ContactConditions';
import { readContactFilter } from './schemas';

const plan: ContactRule = { attribute: 'plan', test: 'is', value: 'pro' };
const bought = { name: 'Bought', happened: true, times: 2, withinDays: 30 };

describe('conditions on contacts', () => {
  it.each([
    ['last_seen_at', 'before', '2026-11-30', undefined],
    ['last_seen_at', 'before', '2026-02-30', 'Please enter a date.'],
    ['last_seen_at', 'within', '30', undefined],
    ['last_seen_at', 'within', '0', 'Please enter a number of days from 1 to 3650.'],
    ['last_seen_at', 'contains', '2026', 'Please choose another comparison.'],
    ['sessions', 'above', '1', undefined],
    ['sessions', 'above', 'many', 'Please enter a number.'],
    ['sessions', 'missing', '', 'Please choose another comparison.'],
    ['email', 'endswith', '@shop.test', undefined],
    ['email', 'above', '1', 'Please choose another comparison.'],
    ['renewal', 'after', '2026-11-30', undefined],
    ['seats', 'above', '10', undefined],
    ['seats', 'above', 'ten', 'Please enter a number.'],
    ['plan', 'is', '', 'Please enter a value.'],
    ['plan', 'missing', '', undefined],
  ] as const)('say whether %s %s %j is one', (attribute, test, value, message) => {
    const parsed = ContactConditions.safeParse({ attributes: [{ attribute, test, value }] });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it('are limited in number and length', () => {
    const rules = (length: number) => ({ attributes: Array.from({ length }, () => plan) });
    expect(ContactConditions.safeParse(rules(10)).success).toBe(true);
    expect(ContactConditions.safeParse(rules(11)).success).toBe(false);
    const text = writeContactConditions({
      attributes: Array.from({ length: 10 }, () => ({ ...plan, value: 'x'.repeat(255) })),
      events: [],
    });
    expect(ConditionsText.safeParse(text).success).toBe(false);
  });

  it('are written into an address and read from it', () => {
    const conditions = { attributes: [plan], events: [bought] };
    expect(readContactConditions(writeContactConditions(conditions))).toEqual(conditions);
    expect(writeContactConditions({ attributes: [], events: [] })).toBe('');
    for (const text of [undefined, '', '{', '[]', '{"attributes":[{}]}']) {
      expect(readContactConditions(text)).toEqual({ attributes: [], events: [] });
    }
  });

  it('are part of the filter of a saved view', () => {
    const query = new URLSearchParams({
      project: '3',
      kind: 'guest',
      search: 'gym',
      conditions: JSON.stringify({ attributes: [plan] }),
      sort: 'name',
    });
    expect(readContactFilter(query.toString())).toEqual({
      project_id: 3,
      kind: 'guest',
      search: 'gym',
      conditions: { attributes: [plan], events: [] },
    });
    expect(readContactFilter('project=x&kind=y&conditions=%7B')).toEqual({});
  });
});
