import type { LeadFormForm } from '@adlane/contract/leadForms';

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
 * The pages that a form has. Facebook asks one's own questions before those that it fills in, and lets people look over
 * a high-intent form before they send it.
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

/** The page to show where one is asked for that the form may not have: that one, or the next that it has. */
export function findNearestPage(pages: readonly LeadFormPage[], wanted: LeadFormPage): LeadFormPage {
  const from = leadFormPages.indexOf(wanted);
  return pages.find((page) => leadFormPages.indexOf(page) >= from) ?? 'completion';
}
