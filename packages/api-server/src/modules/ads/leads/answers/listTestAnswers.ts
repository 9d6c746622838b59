import type { LeadField } from '@adlane/contract/ads/leads';
import type { FormAnswer, FormQuestion } from '../../../../connectors/facebook/formLeads';
import { getTypeField } from './leadFieldTypes';

/** Answers of a person who does not exist, with a reserved address and number. */
const person: Readonly<Record<LeadField, string>> = {
  full_name: 'Test Lead',
  first_name: 'Test',
  last_name: 'Lead',
  email: 'test.lead@example.com',
  phone: '+12025550143',
  work_email: 'test.lead@work.example.com',
  work_phone: '+12025550144',
  birth_date: '01/31/1990',
  gender: 'female',
  street_address: '1 Test Street',
  city: 'Springfield',
  region: 'Illinois',
  postal_code: '62701',
  country: 'US',
  company: 'Test Company',
  job_title: 'Tester',
};

/** Lists an answer to each question of a form: of a person, the first option, or a text that says what it is. */
export function listTestAnswers(questions: readonly FormQuestion[]): FormAnswer[] {
  return questions.map(({ key, type, options: [option] }) => {
    const field = getTypeField(type);
    return { key, values: [option?.key ?? (field === null ? 'Test answer' : person[field])] };
  });
}
