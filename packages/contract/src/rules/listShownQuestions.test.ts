import { describe, expect, it } from 'vitest';
import type { ShowIf } from '../widget/flowConfig/schemas';
import { listShownQuestions } from './listShownQuestions';

const isShown = (showIf: ShowIf, answers: Readonly<Record<string, unknown>>) =>
  listShownQuestions([{ name: 'first' }, { name: 'second', showIf }], answers).length === 2;

describe('a question with a condition', () => {
  it.each<[ShowIf['test'], string, unknown, boolean]>([
    ['is', 'Pro', 'Pro', true],
    ['is', 'Pro', 'Basic', false],
    ['is', 'Cards', ['Loans', 'Cards'], true],
    ['is', 'true', true, true],
    ['isnot', 'Pro', 'Basic', true],
    ['isnot', 'Pro', 'Pro', false],
    ['isnot', 'Cards', ['Loans', 'Cards'], false],
    ['atLeast', '9', 9, true],
    ['atLeast', '9', 8, false],
    ['atMost', '6', 6, true],
    ['atMost', '6', 7, false],
    ['isnot', 'Pro', undefined, false],
    ['atMost', '6', undefined, false],
    ['atMost', '6', '', false],
    ['isnot', 'Pro', ' ', false],
    ['isnot', 'Cards', [], false],
    ['isnot', 'true', false, false],
  ])('with "%s %s" after the answer %j is asked: %s', (test, value, answer, expected) => {
    expect(isShown({ name: 'first', test, value }, { first: answer })).toBe(expected);
  });

  it('is not asked if the question that it names is hidden or comes later', () => {
    const form = [
      { name: 'a' },
      { name: 'b', showIf: { name: 'a', test: 'is' as const, value: 'x' } },
      { name: 'c', showIf: { name: 'b', test: 'is' as const, value: 'y' } },
      { name: 'd', showIf: { name: 'e', test: 'is' as const, value: 'z' } },
      { name: 'e' },
    ];
    const names = listShownQuestions(form, { a: 'other', b: 'y', e: 'z' }).map(({ name }) => name);
    expect(names).toEqual(['a', 'e']);
  });
});
