import { and, asc, eq, inArray } from 'drizzle-orm';
import { lockNames } from '../../../db/lockNames';
import { template_media, template_users, templates } from '../../../db/schema/ads/templates';
import { copyName } from '../../../naming/copyName';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { listTemplateNameKeys } from './templateNames';

type StoredTemplate = typeof templates.$inferSelect;

type CopyOptions = {
  readonly now: Date;
  /** Folder of the copies; by default that of each original. */
  readonly folderId?: number;
  /** Client that owns the copies; by default the owner of each original. */
  readonly client_id?: number;
};

/** Rows per insert: PostgreSQL accepts 65,535 values per statement. */
const batchSize = 500;

/**
 * Copies templates with their media, under free names. Returns the copies' ids in the order of the originals.
 */
export async function copyTemplates(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  options: CopyOptions,
): Promise<number[]> {
  await lockNames(tx, agencyId, 'templates');
  const names = createNameGiver(tx, agencyId);
  const copies: number[] = [];
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    const originals = await tx
      .select()
      .from(templates)
      .where(and(eq(templates.agency_id, agencyId), inArray(templates.id, batch)))
      .orderBy(asc(templates.id));
    copies.push(...(await insertCopies(tx, agencyId, originals, names, options)));
  }
  return copies;
}

type NameGiver = (template: StoredTemplate) => Promise<string>;

/** Returns a function that finds a name free among the owner's templates and the previous copies. */
function createNameGiver(tx: Database, agencyId: number): NameGiver {
  const usedByOwner = new Map<number | null, Set<string>>();
  return async ({ name, client_id }) => {
    const used =
      usedByOwner.get(client_id) ?? (await listTemplateNameKeys(tx, { agency_id: agencyId, client_id }));
    const free = copyName(name, used);
    usedByOwner.set(client_id, used.add(toNameKey(free)));
    return free;
  };
}

async function insertCopies(
  tx: Database,
  agencyId: number,
  originals: readonly StoredTemplate[],
  findFreeName: NameGiver,
  { now, folderId, client_id }: CopyOptions,
): Promise<number[]> {
  const rows: (typeof templates.$inferInsert)[] = [];
  for (const { id: _id, ...original } of originals) {
    const owned = client_id === undefined ? original : { ...original, client_id, isClientTemplate: true };
    rows.push({
      ...owned,
      name: await findFreeName({ ...owned, id: 0 }),
      folderId: folderId ?? original.folderId,
      is_hidden: false,
      // Origin and publication are not copied.
      is_published: false,
      published_at: null,
      master_template_id: null,
      import_id: null,
      import_row: null,
      imported_campaign_id: null,
      created_at: now,
      updated_at: now,
    });
  }
  if (rows.length === 0) return [];
  const created = await tx.insert(templates).values(rows).returning({ id: templates.id });
  const copyIds = new Map(originals.map(({ id }, index) => [id, created[index]?.id ?? 0]));
  await copyMedia(tx, agencyId, copyIds);
  await copyRestrictions(tx, agencyId, copyIds);
  return created.map(({ id }) => id);
}

async function copyMedia(
  tx: Database,
  agencyId: number,
  copyIds: ReadonlyMap<number, number>,
): Promise<void> {
  const shown = await tx
    .select()
    .from(template_media)
    .where(
      and(eq(template_media.agency_id, agencyId), inArray(template_media.template_id, [...copyIds.keys()])),
    );
  if (shown.length === 0) return;
  await tx
    .insert(template_media)
    .values(shown.map((row) => ({ ...row, template_id: copyIds.get(row.template_id) ?? 0 })));
}

/** Copies stay restricted to the same users of the agency. */
async function copyRestrictions(
  tx: Database,
  agencyId: number,
  copyIds: ReadonlyMap<number, number>,
): Promise<void> {
  const restrictions = await tx
    .select()
    .from(template_users)
    .where(
      and(eq(template_users.agency_id, agencyId), inArray(template_users.template_id, [...copyIds.keys()])),
    );
  if (restrictions.length === 0) return;
  await tx
    .insert(template_users)
    .values(restrictions.map((row) => ({ ...row, template_id: copyIds.get(row.template_id) ?? 0 })));
}
