import { describe, expect, it } from 'vitest';
import { copyName } from './copyName';
import { toNameKey } from './toNameKey';

const keys = (...names: string[]) => new Set(names.map(toNameKey));

describe('toNameKey', () => {
  it.each([
    ['Spring', ' SPRING '],
    ['Café', 'Cafe\u0301'],
    ['Home  Services', 'Home Services'],
    ['Ｓｐｒｉｎｇ', 'Spring'],
    ['Spr\u200ding', 'Spring'],
  ])('treats %j and %j as the same name', (one, other) => {
    expect(toNameKey(one)).toBe(toNameKey(other));
  });

  it('distinguishes names by every letter and symbol', () => {
    expect(keys('Spring', 'Sprint', 'Spring 2', 'Spring-2').size).toBe(4);
  });
});

describe('copyName', () => {
  it('counts up, from a copy as from an original', () => {
    expect(copyName('Spring', keys('Spring'))).toBe('Spring (Copy)');
    expect(copyName('Spring', keys('Spring', 'SPRING (copy)'))).toBe('Spring (Copy 2)');
    expect(copyName('Spring (Copy 2)', keys('Spring (Copy)'))).toBe('Spring (Copy 2)');
  });

  it('stays within the limit and never cuts a character in half', () => {
    expect(copyName('a'.repeat(120), keys())).toBe(`${'a'.repeat(113)} (Copy)`);
    expect(copyName('👩‍👩‍👧'.repeat(15), keys())).toBe(`${'👩‍👩‍👧'.repeat(14)} (Copy)`);
    expect(copyName('a'.repeat(120), keys(`${'a'.repeat(113)} (Copy)`))).toHaveLength(120);
  });
});
