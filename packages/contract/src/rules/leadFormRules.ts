import type { LeadFormForm, LeadFormQuestion } from '../ads/leadForms/schemas';
import { leadFormLimits, privacyPolicyPlaceholder } from '../constants/leadForms';
import { messages } from '../constants/texts/messages';
import { checkFilledLength, type InsertMap } from './smartInserts';
import { checkUrl } from './texts/addressRules';
import { checkRequired } from './texts/checkRequired';
import { checkDuplicate, type RuleMessage } from './texts/textRules';

/** Messages by field path, e.g. `questions.3.label`. */
type Findings = Record<string, string[]>;

function toFinding(field: string, message: RuleMessage): Findings {
  return message === undefined ? {} : { [field]: [message] };
}

/** Checks the privacy policy URL, or the insert in its place (ads §3). */
export function checkPrivacyPolicyUrl(text: string): RuleMessage {
  const url = text.trim();
  return url === privacyPolicyPlaceholder ? undefined : (checkRequired(url) ?? checkUrl(url));
}

/** Checks the texts before and after the questions: each part is complete or empty. */
function checkTexts(form: LeadFormForm): Findings {
  const hasDisclaimer = form.disclaimerTitle !== '' || form.disclaimerText !== '';
  const isDisclaimerDue = hasDisclaimer || form.disclaimerConsent.length > 0;
  return {
    ...toFinding('greetingTitle', form.isGreetingEnable ? checkRequired(form.greetingTitle) : undefined),
    ...toFinding('disclaimerTitle', isDisclaimerDue ? checkRequired(form.disclaimerTitle) : undefined),
    ...toFinding('disclaimerText', isDisclaimerDue ? checkRequired(form.disclaimerText) : undefined),
    ...toFinding('privacyPolicyUrl', checkPrivacyPolicyUrl(form.privacyPolicyUrl)),
    ...toFinding(
      'bgMedia',
      form.backgroundImage === 'uploaded_image' && form.bgMedia === null ? messages.fieldRequired : undefined,
    ),
  };
}

/**
 * Checks the button after the form: it needs its target; only View Website may be empty, and then no button
 * is shown.
 */
function checkCompletion(form: LeadFormForm): Findings {
  const isKnownCountry = form.countryCode === '' || /^[A-Z]{2}$/.test(form.countryCode);
  const country = toFinding('countryCode', isKnownCountry ? undefined : messages.optionRequired);
  if (form.completionCallToAction === 'DOWNLOAD') {
    return { ...country, ...toFinding('thankYouUrl', checkRequired(form.thankYouUrl)) };
  }
  if (form.completionCallToAction !== 'CALL_BUSINESS') return country;
  return {
    ...toFinding('countryCode', checkRequired(form.countryCode)),
    ...country,
    ...toFinding('businessPhone', checkRequired(form.businessPhone)),
  };
}

function checkQuestion(question: LeadFormQuestion, earlier: readonly LeadFormQuestion[]): Findings {
  const found: Findings = {};
  const isCustom = question.type === 'CUSTOM';
  const isAgain = !isCustom && earlier.some(({ type }) => type === question.type);
  Object.assign(found, toFinding('type', isAgain ? messages.duplicate : undefined));
  const labels = earlier.map(({ label }) => label);
  const label =
    (isCustom ? checkRequired(question.label) : undefined) ?? checkDuplicate(question.label, labels);
  Object.assign(found, toFinding('label', label));
  const keys = earlier.map(({ key }) => key);
  Object.assign(found, toFinding('key', checkDuplicate(question.key, keys)));
  Object.assign(
    found,
    toFinding('id', earlier.some(({ id }) => id === question.id) ? messages.duplicate : undefined),
  );
  question.options.forEach((option, index) => {
    const message = checkDuplicate(option, question.options.slice(0, index));
    Object.assign(found, toFinding(`options.${index}`, message));
  });
  return found;
}

/** Checks the questions: at least one, each prefilled one once, custom ones with a text. */
function checkQuestions({ questions }: LeadFormForm): Findings {
  if (questions.length === 0) return { questions: [messages.fieldRequired] };
  const found: Findings = {};
  questions.forEach((question, index) => {
    for (const [field, texts] of Object.entries(checkQuestion(question, questions.slice(0, index)))) {
      found[`questions.${index}.${field}`] = texts;
    }
  });
  return found;
}

/** Checks a lead form with valid single fields: messages by field path (ads §3). */
export function checkLeadForm(form: LeadFormForm): Findings {
  return { ...checkTexts(form), ...checkQuestions(form), ...checkCompletion(form) };
}

const insertLimits = {
  greetingTitle: leadFormLimits.title,
  greetingDescription: leadFormLimits.description,
  disclaimerTitle: leadFormLimits.title,
  disclaimerText: leadFormLimits.disclaimerText,
  completionHeadline: leadFormLimits.title,
  completionDescription: leadFormLimits.description,
  completionCTAButtonText: leadFormLimits.title,
} as const;

/**
 * Checks the texts of a lead form with their smart inserts filled in: messages by field path (ads §5). A
 * launch fills in these texts, the consents and the questions.
 */
export function checkLeadFormInserts(form: LeadFormForm, inserts: InsertMap): Findings {
  const texts: (readonly [string, string, number])[] = [
    ...(Object.keys(insertLimits) as (keyof typeof insertLimits)[]).map(
      (field) => [field, form[field], insertLimits[field]] as const,
    ),
    ...form.disclaimerConsent.map(
      ({ text }, index) => [`disclaimerConsent.${index}.text`, text, leadFormLimits.consentText] as const,
    ),
    ...form.questions.map(
      ({ label }, index) => [`questions.${index}.label`, label, leadFormLimits.label] as const,
    ),
  ];
  return Object.assign(
    {},
    ...texts.map(([path, text, max]) => toFinding(path, checkFilledLength(text, max, inserts))),
  );
}
