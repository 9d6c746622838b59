import type { LeadField } from './schemas';

/** Names of the fields on screens and in files. */
export const leadFieldLabels: Readonly<Record<LeadField, string>> = {
  full_name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  work_email: 'Work email',
  work_phone: 'Work phone',
  birth_date: 'Birth date',
  gender: 'Gender',
  street_address: 'Street address',
  city: 'City',
  region: 'State or province',
  postal_code: 'Postal code',
  country: 'Country',
  company: 'Company',
  job_title: 'Job title',
};
