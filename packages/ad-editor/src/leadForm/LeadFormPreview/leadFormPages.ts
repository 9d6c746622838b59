import type { LeadFormForm } from '@adlane/contract/ads/leadForms';

/** Pages of a lead form, in the order in which Facebook shows them. */
export const leadFormPages = ['greeting', 'questions', 'contact', 'privacy', 'review', 'completion'] as const;
/** A page of a lead form's preview. */
export type LeadFormPage = (typeof leadFormPages)[number];

export const leadFormPageLabels: Readonly<Record<LeadFormPage, string>> = {
  greeting: 'Greeting',
  questions: 'Your questions',
  contact: 'Contact details',
  privacy: 'Privacy',
  review: 'Review',
  completion: 'Completion',
};

/**
 * Lists the pages of a form. Facebook shows custom questions before prefilled ones, and lets people review a
 * high-intent form before they send it.
 */
export function listPages(
  form: Pick<LeadFormForm, 'isGreetingEnable' | 'questions' | 'leadFormType'>,
): LeadFormPage[] {
  const isShown: Record<LeadFormPage, boolean> = {
    greeting: form.isGreetingEnable,
    questions: form.questions.some(({ type }) => type === 'CUSTOM'),
    contact: form.questions.some(({ type }) => type !== 'CUSTOM'),
    privacy: true,
    review: form.leadFormType === 'high_intent',
    completion: true,
  };
  return leadFormPages.filter((page) => isShown[page]);
}

/** Returns the requested page if the form has it, else the next one. */
export function findNearestPage(pages: readonly LeadFormPage[], wanted: LeadFormPage): LeadFormPage {
  const from = leadFormPages.indexOf(wanted);
  return pages.find((page) => leadFormPages.indexOf(page) >= from) ?? 'completion';
}
