import type { Contract, ParsedInput } from '@adlane/contract';
import type { LeadForm } from '@adlane/contract/ads/leadForms';
import { and, asc, count, desc, eq, ilike, ne, or, type SQL, sql } from 'drizzle-orm';
import { listPage, toPage } from '../../../db/page';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { folders, templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { visibleLeadForms, visibleMedia, visibleTemplates } from '../../account/access/visibility';
import { inFolder } from '../templates/queries';

type LeadFormQuery = ParsedInput<Contract['leadForms']['list']>['query'];
export type LeadFormRow = typeof lead_forms.$inferSelect;

/** Matches templates that use the form, selected or imported. */
function hasForm(id: SQL): SQL | undefined {
  return or(
    sql`${templates.selectedLeadForm} ->> 'id' = ${id}`,
    sql`${templates.existingLeadForm} ->> 'id' = ${id}`,
  );
}

function isUsedBy(agencyId: number, templateId: number): SQL {
  return sql`exists (select from ${templates} where ${and(
    eq(templates.agency_id, agencyId),
    eq(templates.id, templateId),
    hasForm(sql`${lead_forms.id}::text`),
  )})`;
}

async function canSeeTemplate({ tx, caller }: ReadContext, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: templates.id })
    .from(templates)
    .leftJoin(folders, inFolder)
    .where(and(eq(templates.agency_id, caller.agency_id), eq(templates.id, id), visibleTemplates(caller)));
  return rows.length > 0;
}

/** Converts a form for the wire: it has one set of questions, under its own id. */
export function toLeadForm({ content, ...row }: LeadFormRow): LeadForm {
  return {
    ...content,
    ...row,
    isClientForm: row.client_id !== null,
    questionId: row.id,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Lists forms that the caller may see; none for a template that it cannot see. */
export async function listLeadForms(ctx: ReadContext, query: LeadFormQuery) {
  const { tx, caller } = ctx;
  const { template_id } = query;
  if (template_id !== undefined && !(await canSeeTemplate(ctx, template_id)))
    return toPage<LeadForm>([], 0, query);
  const where = and(
    eq(lead_forms.agency_id, caller.agency_id),
    query.search ? ilike(lead_forms.name, searchPattern(query.search)) : undefined,
    template_id === undefined ? undefined : isUsedBy(caller.agency_id, template_id),
    visibleLeadForms(caller),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(lead_forms)
      .where(where)
      .orderBy(direction(lead_forms[query.sort ?? 'created_at']), direction(lead_forms.id)),
    tx.select({ total: count() }).from(lead_forms).where(where),
    toLeadForm,
  );
}

function isVisibleTo(caller: UserCaller, id: number): SQL | undefined {
  return and(eq(lead_forms.agency_id, caller.agency_id), eq(lead_forms.id, id), visibleLeadForms(caller));
}

/** Returns a form that the caller may see. */
export async function findLeadFormRow(
  { tx, caller }: ReadContext,
  id: number,
): Promise<LeadFormRow | undefined> {
  const [row] = await tx.select().from(lead_forms).where(isVisibleTo(caller, id));
  return row;
}

/** Locks a form that the caller may see until the transaction ends. */
export async function lockLeadForm(
  { tx, caller }: UseCaseContext,
  id: number,
): Promise<LeadFormRow | undefined> {
  const [row] = await tx.select().from(lead_forms).where(isVisibleTo(caller, id)).for('update');
  return row;
}

/**
 * Lists the names of the templates that use a form. Archived ones count, because they may be restored;
 * deleted ones do not.
 */
export async function listTemplateNames(tx: Database, agencyId: number, id: number): Promise<string[]> {
  const rows = await tx
    .select({ name: templates.name })
    .from(templates)
    .where(
      and(
        eq(templates.agency_id, agencyId),
        hasForm(sql`${String(id)}`),
        or(eq(templates.is_hidden, false), ne(templates.status, 'archived')),
      ),
    )
    .orderBy(asc(templates.name), asc(templates.id));
  return rows.map(({ name }) => name);
}

/** Returns an image of the library that the caller may see. */
export async function findPicture(
  { tx, caller }: ReadContext,
  id: number,
): Promise<{ id: number; url: string } | undefined> {
  const [row] = await tx
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(
      and(
        eq(media.agency_id, caller.agency_id),
        eq(media.id, id),
        eq(media.kind, 'image'),
        visibleMedia(caller),
      ),
    );
  return row;
}
