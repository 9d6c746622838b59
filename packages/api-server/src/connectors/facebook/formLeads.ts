import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';
import { LeadFormNode, LeadNode, PageFormNode } from './graph/shapes';

/** A question of a form. Its type says what is asked; key and label are in the form's language. */
export type FormQuestion = {
  readonly key: string;
  readonly label: string;
  /** Such as `FULL_NAME`; `CUSTOM` for the advertiser's own. */
  readonly type: string;
  /** Leads may name an option by its key. */
  readonly options: readonly { readonly key: string; readonly value: string }[];
};

/** What a form says about its leads. */
export type LeadForm = { readonly name: string; readonly questions: readonly FormQuestion[] };

/** A lead form as its page shows it. */
export type PageForm = LeadForm & {
  readonly id: string;
  readonly status: string;
  readonly locale: string;
  /** Leads that it has brought so far. */
  readonly leads_count: number;
  readonly created_at: string;
};

/** One submission of a lead form. */
export type FormLead = {
  readonly id: string;
  readonly formId: string;
  /** The ad that led to the form; null where there was none. */
  readonly adId: string | null;
  readonly createdAt: Date;
  readonly answers: readonly FormAnswer[];
};

/** The answer to a question of a form, with every given value. */
export type FormAnswer = { readonly key: string; readonly values: readonly string[] };

const leadFields = 'id,created_time,ad_id,form_id,field_data,custom_disclaimer_responses';

/** Lists the forms of a page, with the page's own token. @throws FacebookError */
export async function listPageForms(page: GraphClient, pageId: string): Promise<PageForm[]> {
  const fields = 'id,name,status,locale,questions,leads_count,created_time';
  const rows = await readList(page, `${pageId}/leadgen_forms`, { fields }, PageFormNode);
  return rows.map(({ created_time, ...form }) => ({ ...form, created_at: created_time.toISOString() }));
}

/** Returns a form's name and questions, with the page's token. @throws FacebookError */
export async function readLeadForm(page: GraphClient, formId: string): Promise<LeadForm> {
  const params = { fields: 'name,questions' };
  return LeadFormNode.parse(await page({ method: 'GET', path: formId, params }));
}

/** Returns one lead, with the page's token. @throws FacebookError */
export async function readFormLead(page: GraphClient, leadId: string): Promise<FormLead> {
  return toLead(LeadNode.parse(await page({ method: 'GET', path: leadId, params: { fields: leadFields } })));
}

/** Lists leads of a form that arrived after an instant, with the page's token. @throws FacebookError */
export async function listFormLeads(page: GraphClient, formId: string, since: Date): Promise<FormLead[]> {
  const value = Math.floor(since.getTime() / 1000);
  const params = {
    fields: leadFields,
    filtering: [{ field: 'time_created', operator: 'GREATER_THAN', value }],
  };
  return (await readList(page, `${formId}/leads`, params, LeadNode)).map(toLead);
}

function toLead({ id, form_id, ad_id, created_time, field_data, ...lead }: LeadNode): FormLead {
  const consents = lead.custom_disclaimer_responses.map(({ checkbox_key, is_checked }) => ({
    name: checkbox_key,
    values: [is_checked ? 'Yes' : 'No'],
  }));
  return {
    id,
    formId: form_id,
    adId: ad_id,
    createdAt: created_time,
    answers: [...field_data, ...consents].map(({ name, values }) => ({ key: name, values })),
  };
}
