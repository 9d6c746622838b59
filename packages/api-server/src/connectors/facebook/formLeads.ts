import type { GraphClient } from './graph/graphClient';
import { readList } from './graph/readList';
import { LeadNode, NamedNode, PageFormNode } from './graph/shapes';

/** A lead form as its page shows it. */
export type PageForm = {
  readonly id: string;
  readonly name: string;
  readonly status: string;
  readonly locale: string;
  readonly questions_count: number;
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
  /** Answers by the question's key; several answers are joined with commas. */
  readonly answers: Readonly<Record<string, string>>;
};

const leadFields = 'id,created_time,ad_id,form_id,field_data';

/** Lists the forms of a page, with the page's own token. @throws FacebookError */
export async function listPageForms(page: GraphClient, pageId: string): Promise<PageForm[]> {
  const fields = 'id,name,status,locale,questions,leads_count,created_time';
  const rows = await readList(page, `${pageId}/leadgen_forms`, { fields }, PageFormNode);
  return rows.map(({ questions, created_time, ...form }) => ({
    ...form,
    questions_count: questions.length,
    created_at: created_time.toISOString(),
  }));
}

/** Returns a form's name, with the page's token; empty where Facebook does not name it. @throws FacebookError */
export async function readFormName(page: GraphClient, formId: string): Promise<string> {
  const answer = await page({ method: 'GET', path: formId, params: { fields: 'name' } });
  return NamedNode.parse(answer).name ?? '';
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

function toLead({ id, form_id, ad_id, created_time, field_data }: LeadNode): FormLead {
  return {
    id,
    formId: form_id,
    adId: ad_id,
    createdAt: created_time,
    answers: Object.fromEntries(field_data.map(({ name, values }) => [name, values.join(', ')])),
  };
}
