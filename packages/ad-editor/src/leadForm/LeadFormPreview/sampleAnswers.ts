import type { PrefillType } from '../leadFormQuestions';

/** Sample answers of a preview where Facebook would prefill the person's data. */
const answers: Readonly<Record<PrefillType, string>> = {
  FULL_NAME: 'Alex Morgan',
  EMAIL: 'alex@example.com',
  PHONE: '+1 202 555 0142',
  DOB: '1990-04-12',
  FIRST_NAME: 'Alex',
  LAST_NAME: 'Morgan',
  STREET_ADDRESS: '12 Park Street',
  STATE: 'Oregon',
  PROVINCE: 'Ontario',
  COUNTRY: 'Canada',
  COMPANY_NAME: 'Example Works',
  JOB_TITLE: 'Designer',
  WORK_PHONE_NUMBER: '+1 202 555 0187',
  WORK_EMAIL: 'alex@work.example',
};

/** An invented person's answer to a question that Facebook fills in. */
export function sampleAnswer(type: PrefillType): string {
  return answers[type];
}
