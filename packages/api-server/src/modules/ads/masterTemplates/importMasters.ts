import { maxBulkIds, successMessages } from '@adlane/contract/constants';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockNames } from '../../../db/lockNames';
import { template_media, templates } from '../../../db/schema/ads/templates';
import type { UserCaller } from '../../../http/callers';
import { checkAllFound } from '../../../http/checkAllFound';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { copyName } from '../../../naming/copyName';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { toTemplateRows } from '../templates/findTemplate';
import { listTemplates, type TemplateQuery } from '../templates/queries';
import { checkReferences } from '../templates/references';
import { listTemplateNameKeys } from '../templates/templateNames';
import { copyLeadForms, copyMedia, replaceFacebookMedia, replaceMediaIds } from './copyParts';
import { findOperatorId, isPublished, listImportedMasters } from './queries';

/** Lists the operator's published templates for an agency. `tx` reaches all tenants. */
export async function listPublished({ tx, caller }: ReadContext, query: TemplateQuery) {
  const reader: UserCaller = { ...caller, agency_id: await findOperatorId(tx) };
  // Folders and favourites belong to a tenant; neither the operator's nor the reader's apply here.
  const { favourites: _favourites, folderId: _folder, uncategorized: _loose, ...shown } = query;
  const { records, total } = await listTemplates(
    { tx, caller: reader },
    {
      ...shown,
      is_published: true,
      own_status: 'active',
    },
  );
  const rows = await toTemplateRows(tx, reader.agency_id, records);
  const copies = await listImportedMasters(tx, caller.agency_id);
  return {
    rows: rows.map((row) => ({
      ...row,
      folderId: null,
      folderName: null,
      imported_template_id: copies.get(row.id) ?? null,
    })),
    total,
  };
}

type MasterImport = { readonly ids: readonly number[] | null; readonly folderId: number | null };

type Master = typeof templates.$inferSelect;

/**
 * Copies published master templates into an agency, with their media and lead forms, under free names.
 * Without ids, copies all that the agency has not imported. `tx` reaches all tenants.
 * @returns the text of the toast
 * @throws Problem 422 if one does not exist; then nothing is copied
 */
export async function importMasters(ctx: UseCaseContext, { ids, folderId }: MasterImport): Promise<string> {
  const { tx, caller, now } = ctx;
  await checkReferences(ctx, { folderId });
  await lockNames(tx, caller.agency_id, 'templates');
  const masters = await listMasterRows(tx, ids);
  if (ids !== null) {
    checkAllFound('ids', ids, masters);
  }
  const had = ids === null ? await listImportedMasters(tx, caller.agency_id) : undefined;
  const wanted = masters.filter(({ id }) => !had?.has(id));
  for (let start = 0; start < wanted.length; start += maxBulkIds / 2) {
    await copyBatch(tx, caller.agency_id, wanted.slice(start, start + maxBulkIds / 2), { folderId, now });
  }
  return ids === null ? successMessages.allTemplatesImported : successMessages.saved;
}

async function listMasterRows(tx: Database, ids: readonly number[] | null): Promise<Master[]> {
  return tx
    .select()
    .from(templates)
    .where(
      and(
        eq(templates.agency_id, await findOperatorId(tx)),
        isPublished,
        ids === null ? undefined : inArray(templates.id, [...ids]),
      ),
    )
    .orderBy(asc(templates.id));
}

async function copyBatch(
  tx: Database,
  agencyId: number,
  masters: readonly Master[],
  { folderId, now }: { readonly folderId: number | null; readonly now: Date },
): Promise<void> {
  if (masters.length === 0) return;
  const usedNames = await listTemplateNameKeys(tx, { agency_id: agencyId, client_id: null });
  const mediaCopies = await copyMedia(tx, agencyId, masters, now);
  const formCopies = await copyLeadForms(tx, agencyId, masters, { now, mediaCopies });
  const values = masters.map(({ id, ...master }) => {
    const name = usedNames.has(toNameKey(master.name)) ? copyName(master.name, usedNames) : master.name;
    usedNames.add(toNameKey(name));
    return {
      ...master,
      agency_id: agencyId,
      name,
      folderId,
      google: master.google && replaceMediaIds(master.google, mediaCopies),
      templateContent: replaceFacebookMedia(master.templateContent, mediaCopies),
      selectedLeadForm: formCopies.get(master.selectedLeadForm?.id ?? 0) ?? null,
      existingLeadForm: null,
      is_published: false,
      published_at: null,
      master_template_id: id,
      import_id: null,
      import_row: null,
      imported_campaign_id: null,
      created_at: now,
      updated_at: now,
    };
  });
  const created = await tx.insert(templates).values(values).returning({ id: templates.id });
  const copyIds = new Map(masters.map(({ id }, index) => [id, created[index]?.id ?? 0]));
  await copyTemplateMedia(tx, agencyId, masters, { copyOf: copyIds, mediaCopies });
}

type Copies = {
  /** The agency's template by the operator's. */
  readonly copyOf: ReadonlyMap<number, number>;
  /** The agency's media by the operator's. */
  readonly mediaCopies: ReadonlyMap<number, number>;
};

async function copyTemplateMedia(
  tx: Database,
  agencyId: number,
  masters: readonly Master[],
  { copyOf: copyIds, mediaCopies }: Copies,
): Promise<void> {
  const shown = await tx
    .select()
    .from(template_media)
    .where(
      and(
        eq(template_media.agency_id, masters[0]?.agency_id ?? 0),
        inArray(template_media.template_id, [...copyIds.keys()]),
      ),
    );
  const rows = shown.flatMap(({ template_id, media_id, position }) => {
    const [template, picture] = [copyIds.get(template_id), mediaCopies.get(media_id)];
    if (template === undefined || picture === undefined) return [];
    return [{ agency_id: agencyId, template_id: template, media_id: picture, position }];
  });
  if (rows.length > 0) await tx.insert(template_media).values(rows);
}
