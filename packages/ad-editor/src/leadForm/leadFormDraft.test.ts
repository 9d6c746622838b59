import { createDefaultLeadForm, type LeadForm, type LeadFormForm } from '@adlane/contract/ads/leadForms';
import { leadFormLimits, privacyPolicyPlaceholder } from '@adlane/contract/constants';
import { messages, ownMessages } from '@adlane/contract/rules';
import { createForm } from '@adlane/ui/fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildLeadFormChange, checkLeadFormDraft, duplicateLeadForm, toLeadFormDraft } from './leadFormDraft';
import { addCustom, changeQuestion } from './leadFormQuestions';

const clean: LeadFormForm = {
  ...createDefaultLeadForm(),
  name: 'Spring',
  privacyPolicyUrl: 'https://a.example/p',
};
const inserts = new Map([['Deal', 'half price']]);
const stored: LeadForm = {
  ...clean,
  id: 4,
  isClientForm: false,
  questionId: 4,
  external_id: null,
  created_at: '2026-11-01T00:00:00Z',
  updated_at: '2026-11-01T00:00:00Z',
};

describe('what saving a lead form sends', () => {
  it('is nothing for a form that was opened and left alone', () => {
    expect(buildLeadFormChange(clean, toLeadFormDraft(structuredClone(stored)))).toBeUndefined();
  });
  it('is the changed field alone', () => {
    expect(buildLeadFormChange(clean, { ...clean, locale: 'DE_DE' })).toEqual({ locale: 'DE_DE' });
  });
  it('preserves unknown fields of the form and of its questions', () => {
    const strange = { ...stored, addedByOthers: 1, questions: [{ ...clean.questions[0], hint: 'kept' }] };
    const draft = toLeadFormDraft(strange as unknown as LeadForm);
    expect(draft).toMatchObject({ addedByOthers: 1 });
    const changed = { ...draft, questions: changeQuestion(draft.questions, 1, { key: 'who' }) };
    expect(buildLeadFormChange(draft, changed)).toMatchObject({ questions: [{ key: 'who', hint: 'kept' }] });
  });
  it('the change contains only edited fields, and unknown fields are preserved', () => {
    const strangers = fc.dictionary(
      fc.stringMatching(/^later[A-Z][a-z]{1,8}$/),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const texts = fc.record({ greetingTitle: fc.string(), completionDescription: fc.string() });
    fc.assert(
      fc.property(strangers, strangers, texts, fc.string(), (unknown, ofQuestion, known, label) => {
        const questions = [
          { ...ofQuestion, ...addCustom([], 'short_answer')[0] },
          ...clean.questions.slice(1),
        ];
        const viewed = JSON.parse(JSON.stringify({ ...unknown, ...stored, ...known, questions })) as LeadForm;
        const opened = toLeadFormDraft(viewed);
        const form = createForm<LeadFormForm>({ initialValues: opened, onSubmit: () => undefined });
        const send = () => buildLeadFormChange(opened, form.getState().values);
        expect(send()).toBeUndefined();
        const path = 'questions[0].label' as keyof LeadFormForm;
        form.registerField(path, () => undefined, {});
        form.change(path, `${label}?` as never);
        const [first, ...rest] = viewed.questions;
        expect(send()).toEqual({ questions: [{ ...first, label: `${label}?` }, ...rest] });
        form.change(path, first?.label as never);
        expect(send()).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
  it('is no id, owner or date', () => {
    expect(Object.keys(toLeadFormDraft(stored))).toEqual(Object.keys(clean));
  });
});

it.each([
  ['Spring', 'Spring (copy)'],
  ['x'.repeat(leadFormLimits.name), `${'x'.repeat(leadFormLimits.name - 7)} (copy)`],
])('a copy of %s has a name that fits', (name, copied) => {
  expect(duplicateLeadForm({ ...stored, name }).name).toBe(copied);
});

const atMost = (count: number) => `This text can have at most ${count} characters.`;
const consents = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, text: 'Yes', isRequired: true }));
const disclaimer = { disclaimerTitle: 'Terms', disclaimerText: 'Text' };

describe('rules of a lead form', () => {
  it.each<[string, Partial<LeadFormForm>, Record<string, string>]>([
    ['clean', {}, {}],
    ['no name', { name: ' ' }, { name: messages.fieldRequired }],
    ['a name as long as it may be', { name: 'x'.repeat(120) }, {}],
    ['a longer one', { name: 'x'.repeat(121) }, { name: atMost(120) }],
    ['a headline of 60', { greetingTitle: 'x'.repeat(60) }, {}],
    ['a headline of 61', { greetingTitle: 'x'.repeat(61) }, { greetingTitle: atMost(60) }],
    ['a greeting without a headline', { greetingTitle: '' }, { greetingTitle: messages.fieldRequired }],
    ['no greeting at all', { greetingTitle: '', isGreetingEnable: false }, {}],
    ['no privacy policy', { privacyPolicyUrl: '' }, { privacyPolicyUrl: messages.fieldRequired }],
    [
      'a script as privacy policy',
      { privacyPolicyUrl: 'javascript:alert(1)' },
      { privacyPolicyUrl: messages.urlInvalid },
    ],
    ['the insert for it', { privacyPolicyUrl: privacyPolicyPlaceholder }, {}],
    ['another insert', { privacyPolicyUrl: '{Website}' }, { privacyPolicyUrl: messages.urlInvalid }],
    ['a picture to come', { backgroundImage: 'uploaded_image' }, { bgMedia: messages.fieldRequired }],
    ['half a disclaimer', { disclaimerTitle: 'Terms' }, { disclaimerText: messages.fieldRequired }],
    ['10 consents', { ...disclaimer, disclaimerConsent: consents(10) }, {}],
    [
      '11 consents',
      { ...disclaimer, disclaimerConsent: consents(11) },
      { disclaimerConsent: 'There can be at most 10 of these.' },
    ],
    [
      'a consent without words',
      { ...disclaimer, disclaimerConsent: [{ id: 1, text: ' ', isRequired: false }] },
      { 'disclaimerConsent.0.text': messages.fieldRequired },
    ],
    ['a website without an address', { completionCallToAction: 'VIEW_WEBSITE', thankYouUrl: '' }, {}],
    [
      'a download without an address',
      { completionCallToAction: 'DOWNLOAD' },
      { thankYouUrl: messages.fieldRequired },
    ],
    ['a bad address', { thankYouUrl: '//evil' }, { thankYouUrl: messages.urlInvalid }],
    [
      'a call without a number',
      { completionCallToAction: 'CALL_BUSINESS' },
      { businessPhone: messages.fieldRequired, countryCode: messages.fieldRequired },
    ],
    ['a number of 6 digits', { businessPhone: '123456' }, { businessPhone: messages.phoneInvalid }],
    ['a number of 7 digits', { businessPhone: '1234567' }, {}],
    ['60 characters with an insert', { greetingTitle: `${'x'.repeat(50)}{Deal}` }, {}],
    [
      '61 characters with an insert',
      { greetingTitle: `${'x'.repeat(51)}{Deal}` },
      { greetingTitle: messages.characterLimit },
    ],
    [
      'a deleted insert in a consent',
      { ...disclaimer, disclaimerConsent: [{ id: 1, text: 'To {Gone}', isRequired: false }] },
      { 'disclaimerConsent.0.text': `${ownMessages.insertUnresolved} {Gone}` },
    ],
    ['no questions', { questions: [] }, { questions: messages.fieldRequired }],
    [
      'a custom question without words',
      { questions: addCustom([], 'short_answer') },
      { 'questions.0.label': messages.fieldRequired },
    ],
    [
      'options without words',
      { questions: changeQuestion(addCustom([], 'multiple_choice'), 1, { label: 'When?' }) },
      { 'questions.0.options.0': messages.fieldRequired, 'questions.0.options.1': messages.fieldRequired },
    ],
    [
      'an option twice',
      {
        questions: changeQuestion(addCustom([], 'multiple_choice'), 1, {
          label: 'When?',
          options: ['Now', 'now '],
        }),
      },
      { 'questions.0.options.1': messages.duplicate },
    ],
  ])('%s', (_name, change, findings) => {
    expect(checkLeadFormDraft({ ...clean, ...change }, inserts)).toEqual(findings);
  });
});
