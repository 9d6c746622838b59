import type { LeadField } from '@adlane/contract/ads/leads';

/**
 * What the types of questions ask for: Facebook's (`questions[type]` of a form) and Google's (`column_id` of a
 * submission). Other types are the advertiser's own questions, or ask for
 * something that leads have no field for.
 */
const fieldsByType: Readonly<Record<string, LeadField>> = {
  FULL_NAME: 'full_name',
  FIRST_NAME: 'first_name',
  LAST_NAME: 'last_name',
  EMAIL: 'email',
  PHONE: 'phone',
  PHONE_NUMBER: 'phone',
  USER_PROVIDED_PHONE_NUMBER: 'phone',
  WORK_EMAIL: 'work_email',
  WORK_PHONE: 'work_phone',
  WORK_PHONE_NUMBER: 'work_phone',
  DOB: 'birth_date',
  DATE_OF_BIRTH: 'birth_date',
  GENDER: 'gender',
  STREET_ADDRESS: 'street_address',
  CITY: 'city',
  STATE: 'region',
  PROVINCE: 'region',
  REGION: 'region',
  ZIP: 'postal_code',
  ZIP_CODE: 'postal_code',
  POST_CODE: 'postal_code',
  POSTAL_CODE: 'postal_code',
  COUNTRY: 'country',
  COMPANY: 'company',
  COMPANY_NAME: 'company',
  JOB_TITLE: 'job_title',
};

/** Returns what a question of this type asks for. */
export function getTypeField(type: string): LeadField | null {
  return Object.hasOwn(fieldsByType, type) ? (fieldsByType[type] ?? null) : null;
}

/**
 * Returns what a question with this key asks for. Only for answers to questions that the platform does not describe:
 * a form's keys are in its own language, and its own questions can have any key.
 */
export function getKeyField(key: string): LeadField | null {
  return getTypeField(
    key
      .trim()
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]+/g, '_'),
  );
}
