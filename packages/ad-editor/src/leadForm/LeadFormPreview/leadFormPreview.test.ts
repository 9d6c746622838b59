import { createDefaultLeadForm, type LeadFormForm } from '@adlane/contract/ads/leadForms';
import { leadFormLocaleCodes, leadFormQuestionTypes } from '@adlane/contract/constants';
import { describe, expect, it } from 'vitest';
import { addCustom } from '../leadFormQuestions';
import { findNearestPage, type LeadFormPage, listPages } from './leadFormPages';
import { getDirection, getPhrases, toLanguageTag } from './leadFormPhrases';
import { labelInLocale } from './questionPhrases';

const form = createDefaultLeadForm();
const custom = addCustom([], 'short_answer');

describe('pages of a lead form', () => {
  it.each<[string, LeadFormForm, LeadFormPage[]]>([
    ['a new one', form, ['greeting', 'contact', 'privacy', 'completion']],
    ['without a greeting', { ...form, isGreetingEnable: false }, ['contact', 'privacy', 'completion']],
    [
      'of high intent',
      { ...form, leadFormType: 'high_intent' },
      ['greeting', 'contact', 'privacy', 'review', 'completion'],
    ],
    [
      'with own questions only',
      { ...form, questions: custom },
      ['greeting', 'questions', 'privacy', 'completion'],
    ],
    [
      'with both',
      { ...form, questions: [...form.questions, ...custom] },
      ['greeting', 'questions', 'contact', 'privacy', 'completion'],
    ],
  ])('%s', (_name, value, pages) => expect(listPages(value)).toEqual(pages));

  it('continues with the next existing page', () => {
    const pages = listPages({ ...form, isGreetingEnable: false });
    expect(findNearestPage(pages, 'greeting')).toBe('contact');
    expect(findNearestPage(pages, 'privacy')).toBe('privacy');
    expect(findNearestPage(pages, 'review')).toBe('completion');
  });
});

describe.each(leadFormLocaleCodes)('%s', (locale) => {
  it('has a word for everything that Facebook says', () => {
    const words = Object.values(getPhrases(locale));
    expect(words).toHaveLength(6);
    expect(words.every((word) => word.trim() !== '')).toBe(true);
  });

  it('every prefilled question has a label', () => {
    const labels = leadFormQuestionTypes
      .filter((type) => type !== 'CUSTOM')
      .map((type) => labelInLocale({ id: 1, type, label: 'ignored', key: '', options: [] }, locale));
    expect(labels).toHaveLength(14);
    expect(labels.every((label) => label.trim() !== '' && label !== 'ignored')).toBe(true);
    expect(new Set(labels.filter((label) => label !== labels[1])).size).toBe(13);
  });

  it('is a language that browsers know', () => {
    expect(Intl.getCanonicalLocales(toLanguageTag(locale))).toEqual([toLanguageTag(locale)]);
    expect(getDirection(locale)).toBe(['AR_AR', 'HE_IL'].includes(locale) ? 'rtl' : 'ltr');
  });
});

it('shows the text of a custom question', () => {
  const question = { id: 1, type: 'CUSTOM' as const, label: 'When?', key: '', options: [] };
  expect(labelInLocale(question, 'DE_DE')).toBe('When?');
});
