import { toText } from '../toText';
import { isRecord } from './checkParameters';
import germanQuestions from './germanQuestions.json';
import type { LeadForm } from './graphState';

type Prefilled = { readonly key: string; readonly label: string };

/** Questions that Facebook fills in, with the key and label that it gives them in English. */
const prefilled: Readonly<Record<string, Prefilled>> = {
  FULL_NAME: { key: 'full_name', label: 'Full name' },
  EMAIL: { key: 'email', label: 'Email' },
  PHONE: { key: 'phone_number', label: 'Phone number' },
  DOB: { key: 'date_of_birth', label: 'Date of birth' },
  FIRST_NAME: { key: 'first_name', label: 'First name' },
  LAST_NAME: { key: 'last_name', label: 'Last name' },
  GENDER: { key: 'gender', label: 'Gender' },
  STREET_ADDRESS: { key: 'street_address', label: 'Street address' },
  CITY: { key: 'city', label: 'City' },
  STATE: { key: 'state', label: 'State' },
  PROVINCE: { key: 'province', label: 'Province' },
  COUNTRY: { key: 'country', label: 'Country' },
  ZIP: { key: 'zip_code', label: 'Zip code' },
  POST_CODE: { key: 'post_code', label: 'Post code' },
  COMPANY_NAME: { key: 'company_name', label: 'Company name' },
  JOB_TITLE: { key: 'job_title', label: 'Job title' },
  WORK_PHONE_NUMBER: { key: 'work_phone_number', label: 'Work phone number' },
  WORK_EMAIL: { key: 'work_email', label: 'Work email' },
};

/** Labels of German forms, whose keys are made of them. */
const german: Readonly<Record<string, string>> = germanQuestions;

/** Returns whether Facebook knows a type of question. */
export function isQuestionType(type: string): boolean {
  return type === 'CUSTOM' || Object.hasOwn(prefilled, type);
}

/** Lists the keys of the checkboxes below a form's disclaimer; undefined for a form without a disclaimer. */
export function listConsentKeys({ fields }: LeadForm): string[] | undefined {
  if (!isRecord(fields.custom_disclaimer)) return undefined;
  const { checkboxes } = fields.custom_disclaimer;
  return Array.isArray(checkboxes) ? checkboxes.filter(isRecord).map(({ key }) => toText(key)) : [];
}

/** Lists a form's questions as Facebook shows them: each with its type, and a key and a label in the form's language. */
export function listFormQuestions({ fields }: LeadForm): Record<string, unknown>[] {
  const questions = Array.isArray(fields.questions) ? fields.questions.filter(isRecord) : [];
  const isGerman = fields.locale === 'DE_DE';
  return questions.map((question, index) => {
    const type = toText(question.type);
    const label = isGerman ? german[type] : undefined;
    const shown =
      label === undefined ? prefilled[type] : { label, key: label.toLowerCase().replaceAll(' ', '_') };
    return { id: String(index + 1), ...shown, ...question };
  });
}
