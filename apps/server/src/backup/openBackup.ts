import { join } from 'node:path';
import { readFileEntry } from './fileTree';
import { filesFolder, type Manifest, readManifest, tablesFolder } from './manifest';
import { verifyTable } from './tableCopies';

/** A backup whose rows and files are those of its manifest. */
export type Backup = { readonly source: string; readonly manifest: Manifest };

/**
 * Reads a backup's manifest and compares every row and file with it, so that a restore starts only with a
 * whole one.
 * @throws Error that names the damaged part
 */
export async function openBackup(source: string): Promise<Backup> {
  const manifest = await readManifest(source);
  for (const table of manifest.tables) {
    await verifyTable(table, join(source, tablesFolder, `${table.name}.gz`));
  }
  for (const file of manifest.files) {
    const found = await readFileEntry(join(source, filesFolder), file.key).catch(() => undefined);
    if (found?.sha256 !== file.sha256) throw new Error(`The file ${file.key} of the backup is damaged.`);
  }
  return { source, manifest };
}
