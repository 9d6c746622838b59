import type { Template, TemplateMedia, TemplateRow } from '@adlane/contract/ads/templates';
import { validatePlatforms } from '@adlane/contract/rules';
import { found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { findUsableInserts } from '../smartInserts/findInsertMap';
import { countLaunched, findTemplateRecord, listTemplateMedia, type TemplateRecord } from './queries';

/** Converts records to list rows. */
export async function toTemplateRows(
  tx: Database,
  agencyId: number,
  records: readonly TemplateRecord[],
): Promise<TemplateRow[]> {
  const ids = records.map((record) => record.id);
  const [pictures, launched] = await Promise.all([
    listTemplateMedia(tx, agencyId, ids),
    countLaunched(tx, agencyId, ids),
  ]);
  return records.map((record) => toRow(record, pictures.get(record.id) ?? [], launched.get(record.id) ?? 0));
}

function toRow(
  record: TemplateRecord,
  pictures: readonly TemplateMedia[],
  launched_count: number,
): TemplateRow {
  const urls = pictures.flatMap(({ kind, url, thumbnailUrl }) =>
    kind === 'image' ? url : (thumbnailUrl ?? []),
  );
  return {
    ...record,
    thumbnailUrl: urls[0] ?? null,
    launched_count,
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/** Returns the whole template. @throws Problem 404 */
export async function findTemplate(ctx: ReadContext, { id }: { readonly id: number }): Promise<Template> {
  const { tx, caller } = ctx;
  const record = found(await findTemplateRecord(ctx, id));
  const templateMedia = (await listTemplateMedia(tx, caller.agency_id, [id])).get(id) ?? [];
  const launched = await countLaunched(tx, caller.agency_id, [id]);
  const template = {
    ...record,
    ...toRow(record, templateMedia, launched.get(id) ?? 0),
    templateMedia,
    templates: { google: record.google },
  };
  const inserts = await findUsableInserts(tx, record, template);
  return { ...template, platformValidation: validatePlatforms(template, inserts) };
}
