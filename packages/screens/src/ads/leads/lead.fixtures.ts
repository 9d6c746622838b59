import type { DeliveredAnswer, Lead } from '@adlane/contract/ads/leads';

/** A lead of a story, delivered to the CRM. */
export const lead: Lead = {
  id: 31,
  name: 'Amelia Hart',
  email: 'amelia.hart@mail.example',
  phone: '+15552070131',
  platform: 'facebook',
  external_id: '7720100031',
  ad_id: 4,
  ad_name: 'Free first visit',
  campaign_name: 'ADL Free first visit',
  form_name: 'Book a first visit',
  client_user_id: 5,
  client_name: 'Brightside Dental',
  answers: {
    full_name: 'Amelia Hart',
    email: 'amelia.hart@mail.example',
    phone_number: '+15552070131',
    date_of_birth: '04/17/1988',
    city: 'Bremen',
    question_1: 'Weekday mornings, Saturday',
    question_2: 'A chipped tooth, and it has been two years since my last check-up.',
  },
  questions: [
    { key: 'question_1', label: 'When do you have time?', field: null },
    { key: 'question_2', label: 'What brings you in?', field: null },
    { key: 'full_name', label: 'Full name', field: 'full_name' },
    { key: 'email', label: 'Email', field: 'email' },
    { key: 'phone_number', label: 'Phone number', field: 'phone' },
    { key: 'date_of_birth', label: 'Date of birth', field: 'birth_date' },
    { key: 'city', label: 'City', field: 'city' },
    { key: 'post_code', label: 'Postal code', field: 'postal_code' },
  ],
  delivery_status: 'delivered',
  created_at: '2026-11-20T15:24:00.000Z',
};

/** A page of leads in every delivery status. */
export const leadPage = {
  data: [
    lead,
    { ...lead, id: 32, name: 'Noah Berg', email: 'noah@mail.example', delivery_status: 'failed' as const },
    { ...lead, id: 33, name: '', delivery_status: 'pending' as const, client_name: null },
    { ...lead, id: 34, name: 'Ines Duarte', platform: 'google' as const, delivery_status: 'none' as const },
  ],
  meta: { page: 1, per_page: 12, total: 4 },
};

const toContact = (key: string, label: string, name: string): DeliveredAnswer => ({
  key,
  label,
  place: 'contact',
  name,
  reason: null,
});
/** What became of the lead's answers in the CRM. */
export const deliveredAnswers: DeliveredAnswer[] = [
  {
    key: 'question_1',
    label: 'When do you have time?',
    place: 'custom_field',
    name: 'Appointment times',
    reason: null,
  },
  { key: 'question_2', label: 'What brings you in?', place: 'note', name: null, reason: 'no_field' },
  toContact('full_name', 'Full name', 'firstName'),
  toContact('email', 'Email', 'email'),
  toContact('phone_number', 'Phone number', 'phone'),
  toContact('date_of_birth', 'Date of birth', 'dateOfBirth'),
  toContact('city', 'City', 'city'),
  { key: 'post_code', label: 'Postal code', place: 'not_sent', name: null, reason: 'empty' },
];
