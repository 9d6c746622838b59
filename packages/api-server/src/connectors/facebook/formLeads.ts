import type { GraphAnswer, GraphClient } from './graphClient';
import { readList } from './readList';

/** A lead form as its page tells it. */
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

/** What somebody sent by a form. */
export type FormLead = {
  readonly id: string;
  readonly formId: string;
  /** The ad that led to the form; null where there was none. */
  readonly adId: string | null;
  readonly createdAt: Date;
  /** Answers by the question's key; several answers with commas between. */
  readonly answers: Readonly<Record<string, string>>;
};

const leadFields = 'id,created_time,ad_id,form_id,field_data';

/** Forms of a page, by its own token. @throws FacebookError */
export async function listPageForms(page: GraphClient, pageId: string): Promise<PageForm[]> {
  const rows = await readList(page, `${pageId}/leadgen_forms`, {
    fields: 'id,name,status,locale,questions,leads_count,created_time',
  });
  return rows.map((row) => ({
    id: textOf(row.id),
    name: textOf(row.name),
    status: textOf(row.status),
    locale: textOf(row.locale),
    questions_count: Array.isArray(row.questions) ? row.questions.length : 0,
    leads_count: typeof row.leads_count === 'number' ? row.leads_count : 0,
    created_at: toInstant(row.created_time).toISOString(),
  }));
}

/** One lead, by the page's token. @throws FacebookError */
export async function readFormLead(page: GraphClient, leadId: string): Promise<FormLead> {
  return toLead(await page({ method: 'GET', path: leadId, params: { fields: leadFields } }));
}

/** Leads of a form that came after an instant, by the page's token. @throws FacebookError */
export async function listFormLeads(page: GraphClient, formId: string, since: Date): Promise<FormLead[]> {
  const value = Math.floor(since.getTime() / 1000);
  const rows = await readList(page, `${formId}/leads`, {
    fields: leadFields,
    filtering: [{ field: 'time_created', operator: 'GREATER_THAN', value }],
  });
  return rows.map(toLead);
}

function toLead(row: GraphAnswer): FormLead {
  const fields: unknown[] = Array.isArray(row.field_data) ? row.field_data : [];
  return {
    id: textOf(row.id),
    formId: textOf(row.form_id),
    adId: textOf(row.ad_id) || null,
    createdAt: toInstant(row.created_time),
    answers: Object.fromEntries(fields.flatMap(toAnswer)),
  };
}

function toAnswer(field: unknown): [string, string][] {
  if (typeof field !== 'object' || field === null) return [];
  const name: unknown = Reflect.get(field, 'name');
  const values: unknown = Reflect.get(field, 'values');
  if (typeof name !== 'string' || name === '' || name === '__proto__') return [];
  return [[name, Array.isArray(values) ? values.map(textOf).join(', ') : '']];
}

/** `2026-11-21T03:00:00+0000`, which not every engine reads without its colon. */
function toInstant(value: unknown): Date {
  const time = Date.parse(textOf(value).replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return new Date(Number.isNaN(time) ? 0 : time);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
