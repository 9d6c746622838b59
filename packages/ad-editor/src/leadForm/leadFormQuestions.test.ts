import { createDefaultLeadForm, type LeadFormQuestion } from '@adlane/contract/ads/leadForms';
import { leadFormLimits } from '@adlane/contract/constants';
import { checkLeadForm, messages } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import {
  addCustom,
  addPrefill,
  canAddQuestion,
  changeQuestion,
  formatQuestionName,
  removeQuestion,
} from './leadFormQuestions';

const { questions } = createDefaultLeadForm();

function full(count: number): LeadFormQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    type: 'CUSTOM',
    label: `Question ${index + 1}`,
    key: `question_${index + 1}`,
    options: [],
  }));
}

describe('questions of a lead form', () => {
  it('each prefilled question is added once, with a unique id', () => {
    const added = addPrefill(questions, 'COMPANY_NAME');
    expect(added.at(-1)).toEqual({
      id: 4,
      type: 'COMPANY_NAME',
      label: 'Company',
      key: 'company_name',
      options: [],
    });
    expect(addPrefill(added, 'COMPANY_NAME')).toEqual(added);
    expect(addPrefill(questions, 'EMAIL')).toEqual(questions);
  });

  it('gives no id twice after a removal', () => {
    const rest = removeQuestion(addCustom(questions, 'short_answer'), 2);
    expect(addCustom(rest, 'short_answer').map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('starts a choice with two options and a short answer with none', () => {
    expect(addCustom([], 'multiple_choice')[0]?.options).toEqual(['', '']);
    expect(addCustom([], 'short_answer')[0]?.options).toEqual([]);
  });

  it.each([
    [leadFormLimits.questions - 1, true],
    [leadFormLimits.questions, false],
  ])('of %i questions accepts another one: %s', (count, isUsed) => {
    const list = full(count);
    expect(canAddQuestion(list)).toBe(isUsed);
    expect(addCustom(list, 'short_answer')).toHaveLength(count + (isUsed ? 1 : 0));
    expect(addPrefill(list, 'EMAIL')).toHaveLength(count + (isUsed ? 1 : 0));
  });

  it('changes one question and preserves its unknown fields', () => {
    const known = [{ ...full(1)[0], conditional: { kept: true } } as LeadFormQuestion];
    expect(changeQuestion(known, 1, { label: 'When?' })).toEqual([
      { id: 1, type: 'CUSTOM', label: 'When?', key: 'question_1', options: [], conditional: { kept: true } },
    ]);
  });

  it('names a question by its words, or by its kind while it has none', () => {
    expect(formatQuestionName({ id: 1, type: 'DOB', label: '', key: '', options: [] })).toBe('Date of birth');
    expect(formatQuestionName({ id: 1, type: 'CUSTOM', label: ' ', key: '', options: [] })).toBe(
      'Custom question',
    );
  });

  it('breaks no rule by adding: only words are missing', () => {
    const form = { ...createDefaultLeadForm(), name: 'F', privacyPolicyUrl: 'https://a.example' };
    const added = addCustom(addPrefill(form.questions, 'DOB'), 'short_answer');
    expect(checkLeadForm({ ...form, questions: added })).toEqual({
      'questions.4.label': [messages.fieldRequired],
    });
  });
});
