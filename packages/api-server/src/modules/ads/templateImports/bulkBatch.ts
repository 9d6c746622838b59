import { createDefaultTemplate } from '@adlane/contract/ads/templates';
import { and, eq } from 'drizzle-orm';
import { lockNames } from '../../../db/lockNames';
import { folders, type templates } from '../../../db/schema/ads/templates';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { findLongestInsertMap } from '../smartInserts/findInsertMap';
import { listTemplateNameKeys, nameInUseMessage } from '../templates/templateNames';
import { insertTemplates, type RowOutcome, updateImport, updateOutcomes } from './commands';
import { mapInSlices } from './mapInSlices';
import { type ImportRecord, type ImportRow, listPassedNames, listRows } from './queries';
import { readImportRow, readTemplate } from './readImportRow';

/** Rows per transaction: about a third of a second, so that progress is visible and a crash loses little. */
const batchSize = 500;

/**
 * Processes the next rows of a file and stores the progress, in one transaction. Returns whether more are
 * left.
 */
export async function runBulkBatch(tx: Database, record: ImportRecord, now: Date): Promise<boolean> {
  const rows = await listRows(
    tx,
    record,
    record.is_confirmed
      ? { status: ['passed'], isStored: false, limit: batchSize }
      : { status: ['pending'], limit: batchSize },
  );
  const outcomes = record.is_confirmed
    ? await storeRows(tx, record, rows, now)
    : await readRows(tx, record, rows);
  await updateOutcomes(tx, record, outcomes);
  const isLast = rows.length < batchSize;
  await updateImport(tx, record, {
    ...addOutcomes(record, outcomes),
    ...(isLast && { status: 'completed' }),
    attempts: 0,
    updated_at: now,
  });
  return !isLast;
}

function addOutcomes(record: ImportRecord, outcomes: readonly RowOutcome[]) {
  const failed = outcomes.filter(({ status }) => status === 'failed').length;
  const passed = outcomes.length - failed;
  return {
    processed_count: record.processed_count + outcomes.length,
    failed_count: record.failed_count + failed,
    // Rows that passed are counted already; after the confirmation, one whose name was used meanwhile fails.
    passed_count: record.passed_count + (record.is_confirmed ? -failed : passed),
  };
}

/** Checks rows by the rules, and their names against those in use and those before them in the file. */
async function readRows(
  tx: Database,
  record: ImportRecord,
  rows: readonly ImportRow[],
): Promise<RowOutcome[]> {
  const usedNames = await listTemplateNameKeys(tx, record);
  for (const name of await listPassedNames(tx, record)) usedNames.add(toNameKey(name));
  const inserts = await findLongestInsertMap(tx, record);
  return mapInSlices(rows, ({ row, name, cells }) => {
    const { errors } = readImportRow(record.columns, cells, inserts);
    const isUsed = usedNames.has(toNameKey(name));
    const all = isUsed ? [...errors, `name: ${nameInUseMessage}`] : errors;
    if (all.length === 0) usedNames.add(toNameKey(name));
    return { row, status: all.length === 0 ? 'passed' : 'failed', errors: all };
  });
}

async function storeRows(
  tx: Database,
  record: ImportRecord,
  rows: readonly ImportRow[],
  now: Date,
): Promise<RowOutcome[]> {
  await lockNames(tx, record.agency_id, 'templates');
  const usedNames = await listTemplateNameKeys(tx, record);
  const folderId = await findExistingFolder(tx, record);
  const values: (typeof templates.$inferInsert)[] = [];
  await mapInSlices(rows, ({ row, name, cells }) => {
    if (usedNames.has(toNameKey(name))) return;
    usedNames.add(toNameKey(name));
    // The row was validated before.
    const { template } = readTemplate(record.columns, cells);
    values.push({
      ...template,
      agency_id: record.agency_id,
      client_id: record.client_id,
      isClientTemplate: record.client_id !== null,
      isVisibilityAllowed: createDefaultTemplate().isVisibilityAllowed,
      folderId,
      import_id: record.id,
      import_row: row,
      created_at: now,
      updated_at: now,
    });
  });
  const stored = await insertTemplates(tx, values);
  return rows.map(({ row }) => {
    const template_id = stored.get(row);
    return template_id === undefined
      ? { row, status: 'failed', errors: [`name: ${nameInUseMessage}`] }
      : { row, status: 'passed', errors: [], template_id };
  });
}

/** Returns the selected folder if it still exists. */
export async function findExistingFolder(
  tx: Database,
  { agency_id, folder_id }: Pick<ImportRecord, 'agency_id' | 'folder_id'>,
): Promise<number | null> {
  if (folder_id === null) return null;
  const [folder] = await tx
    .select({ id: folders.id })
    .from(folders)
    .where(and(eq(folders.agency_id, agency_id), eq(folders.id, folder_id)))
    .for('share');
  return folder?.id ?? null;
}
