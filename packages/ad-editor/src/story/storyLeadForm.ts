import { createDefaultLeadForm, type LeadForm } from '@adlane/contract/ads/leadForms';

const form = createDefaultLeadForm();

/** A lead form without a fault, with a question of one's own and everything that a form can say. */
export const storyLeadForm: LeadForm = {
  ...form,
  id: 3,
  name: 'Spring Check-up',
  greetingTitle: 'Your First Visit Is Free',
  greetingDescription: 'Tell us how to reach you. It takes less than a minute.',
  leadFormType: 'high_intent',
  privacyPolicyUrl: 'https://brightside.example/privacy',
  disclaimerTitle: 'Before you send',
  disclaimerText: 'We use your details to arrange a visit, and for nothing else.',
  disclaimerConsent: [{ id: 1, text: 'I agree to be called.', isRequired: true }],
  completionDescription: 'We call you back within one working day.',
  thankYouUrl: 'https://brightside.example/thank-you',
  questions: [
    ...form.questions,
    {
      id: 4,
      type: 'CUSTOM',
      label: 'When would you like to come?',
      key: 'when',
      options: ['This week', 'Next week', 'Later'],
    },
  ],
  isClientForm: false,
  questionId: 3,
  external_id: null,
  created_at: '2026-10-01T09:00:00.000Z',
  updated_at: '2026-10-20T09:00:00.000Z',
};

/** The advertiser. */
export const storyAdvertiser = { name: 'Brightside Dental', pictureUrl: null };
