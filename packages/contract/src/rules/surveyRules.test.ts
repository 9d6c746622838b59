import { describe, expect, it } from 'vitest';
import { fieldTypes } from '../widget/flowConfig/schemas';
import {
  type AnswerProblem,
  type AnswerRange,
  checkAnswer,
  checkQuestionLimits,
  checkQuestionOptions,
  type FlowFieldType,
  type FlowQuestion,
  getAnswerRange,
  getNpsGroup,
  hasEndTexts,
  hasLimits,
  hasNumericAnswers,
  hasOptions,
  hasPlaceholder,
  isQuestionType,
  isUnanswered,
  listPossibleAnswers,
  listScale,
  maxAnswerFiles,
  type NpsGroup,
  questionMessages,
} from './surveyRules';

describe('a type of question', () => {
  it.each<[string, readonly FlowFieldType[], (type: FlowFieldType) => boolean]>([
    ['hasOptions', ['select', 'choice', 'multiChoice'], hasOptions],
    ['hasLimits', ['number', 'scale'], hasLimits],
    ['hasEndTexts', ['nps', 'scale'], hasEndTexts],
    ['hasPlaceholder', ['text', 'textarea', 'email', 'phone', 'number'], hasPlaceholder],
    ['hasNumericAnswers', ['number', 'rating', 'nps', 'scale'], hasNumericAnswers],
  ])('passes %s if it is one of %j', (_name, expected, has) => {
    expect(fieldTypes.filter(has)).toEqual(expected);
  });

  it('is any type of field but the screenshot', () => {
    expect(fieldTypes.filter((type) => !isQuestionType(type))).toEqual(['capture']);
  });
});

describe('an answer with files', () => {
  const file = { token: 't', name: 'invoice.pdf' };
  const long = { ...file, token: 't'.repeat(101) };
  it.each<[unknown, AnswerProblem | undefined]>([
    [[], 'required'],
    [[file], undefined],
    [Array.from({ length: maxAnswerFiles }, () => file), undefined],
    [Array.from({ length: maxAnswerFiles + 1 }, () => file), 'invalid'],
    ['t', 'invalid'],
    [['t'], 'invalid'],
    [[null], 'invalid'],
    [[{ token: 7, name: 'x' }], 'invalid'],
    [[long], 'invalid'],
  ])('of %j is %s', (answer, problem) => {
    expect(checkAnswer({ type: 'file', required: true }, answer)).toBe(problem);
  });
});

describe('checkQuestionOptions', () => {
  it.each<[FlowQuestion, string | undefined]>([
    [{ type: 'choice' }, questionMessages.optionRequired],
    [{ type: 'select', options: [] }, questionMessages.optionRequired],
    [{ type: 'multiChoice', options: ['A'] }, undefined],
    [{ type: 'text' }, undefined],
  ])('of %j is %s', (question, expected) => {
    expect(checkQuestionOptions(question)).toBe(expected);
  });
});

describe('checkQuestionLimits', () => {
  it.each<[FlowQuestion, string | undefined]>([
    [{ type: 'scale', min: 1, max: 2 }, undefined],
    [{ type: 'scale', min: 1, max: 1 }, questionMessages.limitsReversed],
    [{ type: 'number', min: 2, max: 1 }, questionMessages.limitsReversed],
    [{ type: 'number', min: 0 }, undefined],
    [{ type: 'number', max: 0 }, undefined],
    [{ type: 'text' }, undefined],
  ])('of %j is %s', (question, expected) => {
    expect(checkQuestionLimits(question)).toBe(expected);
  });
});

describe('getAnswerRange', () => {
  it.each<[FlowQuestion, AnswerRange | undefined]>([
    [{ type: 'rating' }, { min: 1, max: 5 }],
    [
      { type: 'rating', min: 2, max: 3 },
      { min: 1, max: 5 },
    ],
    [{ type: 'nps' }, { min: 0, max: 10 }],
    [{ type: 'scale' }, { min: 1, max: 5 }],
    [
      { type: 'scale', min: 0 },
      { min: 0, max: 5 },
    ],
    [
      { type: 'scale', max: 7 },
      { min: 1, max: 7 },
    ],
    [
      { type: 'scale', min: -2, max: 2 },
      { min: -2, max: 2 },
    ],
    [
      { type: 'scale', min: 0.5, max: 3.5 },
      { min: 1, max: 3 },
    ],
    [
      { type: 'scale', min: 0, max: 100 },
      { min: 0, max: 100 },
    ],
    [
      { type: 'scale', min: 0, max: 101 },
      { min: 0, max: 100 },
    ],
    [{ type: 'number' }, { min: -Infinity, max: Infinity }],
    [
      { type: 'number', min: 0.5, max: 2.5 },
      { min: 0.5, max: 2.5 },
    ],
    [{ type: 'text', min: 1, max: 5 }, undefined],
  ])('of %j is %j', (question, expected) => {
    expect(getAnswerRange(question)).toEqual(expected);
  });
});

describe('listScale', () => {
  it.each<[FlowQuestion, readonly number[]]>([
    [{ type: 'rating' }, [1, 2, 3, 4, 5]],
    [{ type: 'scale', min: -1, max: 1 }, [-1, 0, 1]],
    [{ type: 'scale', min: 5 }, [5]],
    [{ type: 'scale', min: 6 }, []],
    [{ type: 'number', min: 1, max: 3 }, []],
    [{ type: 'consent' }, []],
  ])('of %j is %j', (question, expected) => {
    expect(listScale(question)).toEqual(expected);
  });
});

describe('listPossibleAnswers', () => {
  it.each<[FlowQuestion, readonly unknown[] | undefined]>([
    [{ type: 'nps' }, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [{ type: 'scale', max: 3 }, [1, 2, 3]],
    [{ type: 'choice', options: ['A', 'B'] }, ['A', 'B']],
    [{ type: 'select' }, []],
    [{ type: 'consent' }, [true]],
    [{ type: 'number', min: 1, max: 3 }, undefined],
    [{ type: 'date' }, undefined],
    [{ type: 'text' }, undefined],
  ])('of %j is %j', (question, expected) => {
    expect(listPossibleAnswers(question)).toEqual(expected);
  });
});

describe('isUnanswered', () => {
  it.each<[unknown, boolean]>([
    [undefined, true],
    [null, true],
    ['', true],
    [' \n', true],
    ['0', false],
    [[], true],
    [['A'], false],
    [false, true],
    [true, false],
    [0, false],
  ])('of %j is %s', (answer, expected) => {
    expect(isUnanswered(answer)).toBe(expected);
  });
});

const text = (length: number) => 'x'.repeat(length);
const email = (length: number) => `ada@${text(60)}.${text(60)}.${text(60)}.${text(length - 187)}`;

describe('checkAnswer', () => {
  it.each<[FlowQuestion, unknown, AnswerProblem | undefined]>([
    [{ type: 'text' }, 'Fine', undefined],
    [{ type: 'text' }, 7, 'invalid'],
    [{ type: 'textarea' }, text(10_000), undefined],
    [{ type: 'textarea' }, text(10_001), 'invalid'],
    [{ type: 'phone' }, '+1 555 0100', undefined],
    [{ type: 'email' }, ' ada@adlane.test ', undefined],
    [{ type: 'email' }, 'ada', 'email'],
    [{ type: 'email' }, 'ada@adlane', 'email'],
    [{ type: 'email' }, 'ada@@adlane.test', 'email'],
    [{ type: 'email' }, email(254), undefined],
    [{ type: 'email' }, email(255), 'email'],
    [{ type: 'email' }, 7, 'invalid'],
    [{ type: 'rating' }, 0, 'invalid'],
    [{ type: 'rating' }, 1, undefined],
    [{ type: 'rating' }, 5, undefined],
    [{ type: 'rating' }, 6, 'invalid'],
    [{ type: 'rating' }, '5', 'invalid'],
    [{ type: 'nps' }, -1, 'invalid'],
    [{ type: 'nps' }, 0, undefined],
    [{ type: 'nps' }, 1.5, 'invalid'],
    [{ type: 'nps' }, 10, undefined],
    [{ type: 'nps' }, 11, 'invalid'],
    [{ type: 'scale' }, 5, undefined],
    [{ type: 'scale' }, 6, 'invalid'],
    [{ type: 'scale', min: 2, max: 7 }, 1, 'invalid'],
    [{ type: 'scale', min: 2, max: 7 }, 2, undefined],
    [{ type: 'scale', min: 2, max: 7 }, 7, undefined],
    [{ type: 'number' }, 'many', 'invalid'],
    [{ type: 'number' }, 'Infinity', 'invalid'],
    [{ type: 'number' }, true, 'invalid'],
    [{ type: 'number' }, -7.5, undefined],
    [{ type: 'number', min: 0, max: 10 }, '-0.5', 'outOfRange'],
    [{ type: 'number', min: 0, max: 10 }, '0', undefined],
    [{ type: 'number', min: 0, max: 10 }, '10', undefined],
    [{ type: 'number', min: 0, max: 10 }, 10.5, 'outOfRange'],
    [{ type: 'date' }, '2026-11-23', undefined],
    [{ type: 'date' }, '2026-12-31', undefined],
    [{ type: 'date' }, '2026-13-01', 'invalid'],
    [{ type: 'date' }, '23.11.2026', 'invalid'],
    [{ type: 'choice', options: ['A', 'B'] }, 'B', undefined],
    [{ type: 'choice', options: ['A', 'B'] }, 'C', 'invalid'],
    [{ type: 'select' }, 'A', 'invalid'],
    [{ type: 'select', options: ['A'] }, ['A'], 'invalid'],
    [{ type: 'multiChoice', options: ['A', 'B'] }, ['A', 'B'], undefined],
    [{ type: 'multiChoice', options: ['A', 'B'] }, ['A', 'C'], 'invalid'],
    [{ type: 'multiChoice', options: ['A'] }, 'A', 'invalid'],
    [{ type: 'consent' }, true, undefined],
    [{ type: 'consent' }, 'yes', 'invalid'],
  ])('of %j answered with %j is %s', (question, answer, expected) => {
    expect(checkAnswer({ ...question, required: true }, answer)).toBe(expected);
    expect(checkAnswer({ ...question, required: false }, answer)).toBe(expected);
  });

  it.each(fieldTypes.filter(isQuestionType))(
    'refuses a missing answer to a required question only: %s',
    (type) => {
      for (const answer of [undefined, '', ' ', [], false]) {
        expect(checkAnswer({ type, required: true }, answer)).toBe('required');
        expect(checkAnswer({ type, required: false }, answer)).toBeUndefined();
      }
    },
  );
});

describe('getNpsGroup', () => {
  it.each<[number, NpsGroup]>([
    [0, 'detractor'],
    [6, 'detractor'],
    [7, 'passive'],
    [8, 'passive'],
    [9, 'promoter'],
    [10, 'promoter'],
  ])('of %i is %s', (score, expected) => {
    expect(getNpsGroup(score)).toBe(expected);
  });
});
