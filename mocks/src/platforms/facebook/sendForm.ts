import type { DoubleClock } from '../clock';
import { graphTime } from './adObjectNode';
import { createId, type FormLead, type GraphState } from './graphState';

/** Answers by the question's key: one value, or all of a question with several. */
export type FormFields = Readonly<Record<string, string | readonly string[]>>;

type SentForm = {
  readonly formId: string;
  /** Any keys, as forms of other languages and other tools have them. */
  readonly fields: FormFields;
  /** The disclaimer's checkboxes by key, and whether the person selected them. */
  readonly consents?: Readonly<Record<string, boolean>>;
  readonly adId: string | undefined;
  /** Whether it was sent to test the form. */
  readonly isTest?: boolean;
};

/** Stores the lead and answers it with the body of the webhook that Facebook would send. */
export function sendForm(
  state: GraphState,
  clock: DoubleClock,
  { formId, fields, consents, adId, isTest = false }: SentForm,
): { readonly lead: FormLead; readonly webhook: string } {
  const form = state.forms.find((candidate) => candidate.id === formId);
  if (!form) throw new Error(`The double has no form ${formId}.`);
  const now = clock.now().getTime();
  const lead: FormLead = {
    id: createId(state),
    created_time: graphTime(now),
    field_data: Object.entries(fields).map(([name, value]) => ({
      name,
      values: typeof value === 'string' ? [value] : [...value],
    })),
    ...(consents === undefined
      ? {}
      : {
          custom_disclaimer_responses: Object.entries(consents).map(([checkbox_key, isChecked]) => ({
            checkbox_key,
            is_checked: isChecked ? '1' : '',
          })),
        }),
    ...(adId === undefined ? {} : { ad_id: adId }),
    ...(isTest ? { isTest } : {}),
  };
  form.leads.push(lead);
  const time = Math.floor(now / 1000);
  const value = {
    leadgen_id: lead.id,
    page_id: form.pageId,
    form_id: form.id,
    created_time: time,
    ...(adId === undefined ? {} : { ad_id: adId }),
  };
  const entry = [{ id: form.pageId, time, changes: [{ field: 'leadgen', value }] }];
  return { lead, webhook: JSON.stringify({ object: 'page', entry }) };
}
