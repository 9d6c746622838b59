import { and, count, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { lead_forms } from '../../../db/schema/ads/leadForms';
import { media } from '../../../db/schema/ads/media';
import { categories } from '../../../db/schema/ads/taxonomy';
import { folders, template_media } from '../../../db/schema/ads/templates';
import { invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import {
  getOwnerClient,
  visibleFolders,
  visibleLeadForms,
  visibleMedia,
} from '../../account/access/visibility';

/** Message for a reference to a row that does not exist or is another tenant's. */
export const goneMessage = 'What you selected no longer exists.';

/** The rows that a template refers to. */
export type References = {
  /**
   * The client that owns the template, null for the agency: a client's folder takes only its own templates.
   */
  readonly client_id?: number | null;
  readonly folderId?: number | null | undefined;
  readonly categoryId?: number | null | undefined;
  readonly templateMediaIds?: readonly number[] | undefined;
  readonly existingLeadForm?: { readonly id: number } | null | undefined;
  readonly selectedLeadForm?: { readonly id: number } | null | undefined;
};

/**
 * Checks that the caller can see what a template refers to; other tenants' rows count as missing.
 * @throws Problem 422
 */
export async function checkReferences({ tx, caller }: UseCaseContext, refers: References): Promise<void> {
  const errors: Record<string, string[]> = {};
  const checkExists = async (field: string, isThere: Promise<boolean>) => {
    if (!(await isThere)) errors[field] = [goneMessage];
  };
  const { folderId, categoryId, templateMediaIds = [] } = refers;
  const { agency_id } = caller;
  if (folderId) {
    const where = and(
      eq(folders.agency_id, agency_id),
      eq(folders.id, folderId),
      acceptsTemplates(refers.client_id ?? getOwnerClient(caller)),
      visibleFolders(caller),
    );
    await checkExists('folderId', hasRows(tx, folders, where, 1));
  }
  if (categoryId) await checkExists('categoryId', hasRows(tx, categories, eq(categories.id, categoryId), 1));
  if (templateMediaIds.length > 0) {
    const ids = [...new Set(templateMediaIds)];
    const where = and(eq(media.agency_id, agency_id), inArray(media.id, ids), visibleMedia(caller));
    await checkExists('templateMediaIds', hasRows(tx, media, where, ids.length));
  }
  for (const field of ['existingLeadForm', 'selectedLeadForm'] as const) {
    const form = refers[field];
    if (!form) continue;
    const where = and(
      eq(lead_forms.agency_id, agency_id),
      eq(lead_forms.id, form.id),
      visibleLeadForms(caller),
    );
    await checkExists(field, hasRows(tx, lead_forms, where, 1));
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

function acceptsTemplates(client: number | null): SQL | undefined {
  return client === null
    ? isNull(folders.client_id)
    : or(isNull(folders.client_id), eq(folders.client_id, client));
}

async function hasRows(
  tx: Database,
  table: PgTable,
  where: SQL | undefined,
  wanted: number,
): Promise<boolean> {
  const [row] = await tx.select({ rows: count() }).from(table).where(where);
  return row?.rows === wanted;
}

/** Replaces the media of a template, in this order. */
export async function replaceMedia(
  tx: Database,
  agencyId: number,
  templateId: number,
  mediaIds: readonly number[],
): Promise<void> {
  await tx
    .delete(template_media)
    .where(and(eq(template_media.agency_id, agencyId), eq(template_media.template_id, templateId)));
  const ids = [...new Set(mediaIds)];
  if (ids.length === 0) return;
  await tx
    .insert(template_media)
    .values(
      ids.map((media_id, position) => ({ agency_id: agencyId, template_id: templateId, media_id, position })),
    );
}
