import type { FlowFormField } from '@adlane/contract/widget/flowConfig';
import { describe, expect, it } from 'vitest';
import { checkAnswers } from './checkAnswers';

type Field = Partial<FlowFormField> & Pick<FlowFormField, 'type'>;

const answer = (field: Field, value: unknown) => {
  const whole: FlowFormField = { name: 'a', title: 'A', required: false, ...field };
  try {
    return checkAnswers([whole], { a: value }).a;
  } catch (error) {
    return Object(error).errors.a[0];
  }
};

const wrong = 'This answer is not valid.';

describe('the answer to a survey', () => {
  it.each<[Field, unknown]>([
    [{ type: 'email' }, 'ada@adlane.test'],
    [{ type: 'nps' }, 0],
    [{ type: 'number', min: 0 }, '12.5'],
    [{ type: 'multiChoice', options: ['A', 'B'] }, ['A', 'B']],
    [{ type: 'consent' }, true],
  ])('is stored as it is for %j', (field, value) => {
    expect(answer(field, value)).toEqual(value);
  });

  it.each<[Field, unknown]>([
    [{ type: 'text' }, 7],
    [{ type: 'email' }, 'ada@adlane'],
    [{ type: 'nps' }, 11],
    [{ type: 'number', max: 10 }, '11'],
  ])('is refused if it is wrong for %j', (field, value) => {
    expect(answer(field, value)).toBe(wrong);
  });

  it.each([undefined, null, '', '  ', false, []])('may be missing (%j) unless it is required', (value) => {
    expect(answer({ type: 'text' }, value)).toBeUndefined();
    expect(answer({ type: 'text', required: true }, value)).toBe('This field is required.');
  });

  it('to a question whose condition is not met is dropped and not required', () => {
    const form: FlowFormField[] = [
      { name: 'score', title: 'Score', type: 'nps', required: true },
      {
        name: 'why',
        title: 'Why?',
        type: 'text',
        required: true,
        showIf: { name: 'score', test: 'atMost', value: '6' },
      },
    ];
    expect(checkAnswers(form, { score: 9, why: 'Fine' })).toEqual({ score: 9 });
    expect(() => checkAnswers(form, { score: 6 })).toThrow('This field is required.');
  });

  it('to a question that the survey does not have is dropped', () => {
    expect(checkAnswers([], { other: 1 })).toEqual({});
  });
});
