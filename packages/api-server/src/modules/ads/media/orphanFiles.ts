import { and, eq, lt, or } from 'drizzle-orm';
import { loose_files, media, media_uploads } from '../../../db/schema/ads/media';
import { asOperator, inTenant } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';

/** An upload that takes longer than this has lost its connection. */
const looseForMs = 24 * 60 * 60 * 1000;
/** Maximum files that one sweep deletes. */
const sweptAtOnce = 500;

/** Deletes uploads in parts that began a day ago; their files are swept like all loose ones. */
export async function deleteOldUploads(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - looseForMs);
  await asOperator(ports.db, (tx) => tx.delete(media_uploads).where(lt(media_uploads.created_at, before)));
}

/** Records a file before its first byte is written: without a row it is swept later. */
export function recordFile(ports: Ports, agency_id: number, file_key: string): Promise<void> {
  const since = ports.clock.now();
  return inTenant(ports.db, agency_id, async (tx) => {
    await tx.insert(loose_files).values({ agency_id, file_key, since });
  });
}

/** Marks the file as used by a row; call it in the row's transaction. */
export async function claimFile(tx: Database, agencyId: number, key: string): Promise<void> {
  await tx.delete(loose_files).where(and(eq(loose_files.agency_id, agencyId), eq(loose_files.file_key, key)));
}

/**
 * Marks files as no longer used by a row; call it in the transaction that deletes the rows, and `dropFiles`
 * after it.
 */
export async function markUnused(
  tx: Database,
  agency_id: number,
  keys: readonly string[],
  since: Date,
): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .insert(loose_files)
    .values([...new Set(keys)].map((file_key) => ({ agency_id, file_key, since })))
    .onConflictDoNothing();
}

type LooseFile = { readonly agency_id: number; readonly file_key: string };

/** Deletes a recorded file unless a row of any tenant uses it. */
async function deleteOrphans(ports: Ports, { agency_id, file_key }: LooseFile): Promise<void> {
  const isUsed = await asOperator(ports.db, async (tx) => {
    const users = await tx
      .select({ id: media.id })
      .from(media)
      .where(or(eq(media.file_key, file_key), eq(media.thumbnail_key, file_key)))
      .limit(1);
    return users.length > 0;
  });
  if (!isUsed) await ports.files.remove(file_key);
  await inTenant(ports.db, agency_id, (tx) => claimFile(tx, agency_id, file_key));
}

/** Deletes files now. A file that can't be deleted is left to the sweep. */
export async function dropFiles(ports: Ports, agencyId: number, keys: readonly string[]): Promise<void> {
  for (const file_key of new Set(keys)) {
    await deleteOrphans(ports, { agency_id: agencyId, file_key }).catch((error: unknown) =>
      ports.log.warn({ error }, 'A file could not be deleted; the sweep will retry'),
    );
  }
}

/**
 * Deletes files that uploads and deletions left behind a day ago. Safe to run at any time and any number of
 * times.
 */
export async function deleteOrphanFiles(ports: Ports): Promise<number> {
  const before = new Date(ports.clock.now().getTime() - looseForMs);
  const old = await asOperator(ports.db, (tx) =>
    tx.select().from(loose_files).where(lt(loose_files.since, before)).limit(sweptAtOnce),
  );
  for (const file of old) await deleteOrphans(ports, file);
  if (old.length > 0) ports.log.info({ files: old.length }, 'Deleted unused files');
  return old.length;
}
