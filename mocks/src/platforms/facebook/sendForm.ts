import type { DoubleClock } from '../clock';
import { graphTime } from './adObjectNode';
import { createId, type FormLead, type GraphState } from './graphState';

type SentForm = {
  readonly formId: string;
  /** Answers by the question's key. */
  readonly fields: Readonly<Record<string, string>>;
  readonly adId: string | undefined;
};

/** Stores the lead and answers it with the body of the webhook that Facebook would send. */
export function sendForm(
  state: GraphState,
  clock: DoubleClock,
  { formId, fields, adId }: SentForm,
): { readonly lead: FormLead; readonly webhook: string } {
  const form = state.forms.find((candidate) => candidate.id === formId);
  if (!form) throw new Error(`The double has no form ${formId}.`);
  const now = clock.now().getTime();
  const lead: FormLead = {
    id: createId(state),
    created_time: graphTime(now),
    field_data: Object.entries(fields).map(([name, value]) => ({ name, values: [value] })),
    ...(adId === undefined ? {} : { ad_id: adId }),
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
