import type { CallName, Contract, NamedCall } from '@adlane/contract';
import { and, asc, eq } from 'drizzle-orm';
import { template_media } from '../../../db/schema/ads/templates';
import type { UserCaller } from '../../../http/callers';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { findTemplateAccess } from '../../ads/templates/templateAccess';
import { listAdTypes } from '../../ads/templates/templateAdTypes';
import { listExternalIds } from '../../widget/projects/externalIds/manageExternalIds';
import { listPlanStatuses } from '../billing/plans';

type Fields = Readonly<Record<string, unknown>>;

/** Readers of the fields of a call that are in other tables than its record, or in none until their first change. */
const readers: Readonly<Partial<Record<string, (ctx: ReadContext, id: number) => Promise<Fields>>>> = {
  'billing.updatePlanStatus': async ({ tx }, id) => ({ ...(await listPlanStatuses(tx))[id - 1] }),
  'masterTemplates.update': findTemplateMedia,
  'projects.updateExternalIds': (ctx, id) => listExternalIds(ctx, { id }),
  'templates.update': findTemplateMedia,
  'templates.updateAccess': async (ctx, id) => ({ data: await findTemplateAccess(ctx, { id }) }),
  'templates.updateAdTypes': async (ctx, id) => ({ data: await listAdTypes(ctx, { id }) }),
} satisfies Partial<Record<CallName<Contract>, (ctx: ReadContext, id: number) => Promise<Fields>>>;

async function findTemplateMedia({ tx, caller }: ReadContext, id: number): Promise<Fields> {
  const rows = await tx
    .select({ id: template_media.media_id })
    .from(template_media)
    .where(and(eq(template_media.agency_id, caller.agency_id), eq(template_media.template_id, id)))
    .orderBy(asc(template_media.position));
  return { templateMediaIds: rows.map((row) => row.id) };
}

/** Finds what a call can change beside its record's row; undefined for a call that changes no more than that. */
export async function findRelatedFields(
  tx: Database,
  caller: UserCaller,
  { name }: NamedCall,
  id: number,
): Promise<Fields | undefined> {
  return readers[name]?.({ tx, caller }, id);
}
