import type { FileAnswer } from '@adlane/contract';
import type { BulkImportStatus } from '@adlane/contract/ads/templateImports';
import { errorMessages } from '@adlane/contract/constants';
import { lockNames } from '../../../db/lockNames';
import { createCsvFile } from '../../../http/answers/createCsvFile';
import { conflict, found } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { getOwnerClient } from '../../account/access/visibility';
import { checkReferences } from '../templates/references';
import { insertFileRows, insertImport, updateImport } from './commands';
import type { ImportFile } from './ImportFile';
import { reasonColumns } from './importColumns';
import { findImport, type ImportRecord, isImporting, listRows, lockImport } from './queries';

/** Maximum rows that a status shows. */
const shownRows = 50;

/**
 * Stores the file's rows for the job that validates them.
 * @throws Problem 409 while another import is running, 422
 */
export async function startBulkImport(
  ctx: UseCaseContext,
  { file, folderId }: { readonly file: ImportFile; readonly folderId: number | null },
): Promise<number> {
  const { tx, caller, now } = ctx;
  await checkReferences(ctx, { folderId });
  const owner = { agency_id: caller.agency_id, client_id: getOwnerClient(caller) };
  await requireNoOther(tx, { ...owner, kind: 'bulk' });
  const id = await insertImport(tx, {
    ...owner,
    kind: 'bulk',
    user_id: caller.user_id,
    folder_id: folderId,
    columns: file.columns,
    total_count: file.rowCount,
    created_at: now,
    updated_at: now,
  });
  await insertFileRows(tx, { agency_id: caller.agency_id, id }, file.batches);
  return id;
}

/** @throws Problem 409 while the owner has a running import of this kind */
export async function requireNoOther(
  tx: Database,
  owner: Pick<ImportRecord, 'agency_id' | 'client_id' | 'kind'>,
): Promise<void> {
  await lockNames(tx, owner.agency_id, 'imports');
  if (await isImporting(tx, owner)) throw conflict(errorMessages.previousImportProcessing);
}

/**
 * Confirms an import, so that the rows that passed are stored; repeatable. Returns whether there is work to
 * queue.
 * @throws Problem 404; 409 while rows are validated, or while another import is running
 */
export async function confirmBulkImport(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<boolean> {
  const { tx, caller, now } = ctx;
  const { agency_id } = caller;
  await lockNames(tx, agency_id, 'imports');
  const record = bulkOnly(await lockImport(tx, agency_id, id));
  if (record.is_confirmed) return record.status === 'processing';
  if (record.status === 'processing') throw conflict(errorMessages.recordsProcessing);
  if (await isImporting(tx, record)) throw conflict(errorMessages.previousImportProcessing);
  const hasRows = record.passed_count > 0;
  await updateImport(tx, record, {
    is_confirmed: true,
    status: hasRows ? 'processing' : 'completed',
    processed_count: record.failed_count,
    updated_at: now,
  });
  return hasRows;
}

function bulkOnly(record: ImportRecord | undefined): ImportRecord {
  return found(record?.kind === 'bulk' ? record : undefined);
}

/** @throws Problem 404 */
export async function findBulkImport(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<BulkImportStatus> {
  const {
    tx,
    caller: { agency_id },
  } = ctx;
  const record = bulkOnly(await findImport(tx, agency_id, id));
  const rows = await listRows(tx, record, { status: ['passed', 'failed'], limit: shownRows });
  return {
    ...record,
    records: {
      data: rows.map(({ row, name, status, errors }) => ({
        row,
        name,
        status: status === 'failed' ? 'failed' : 'passed',
        errors: [...errors],
      })),
    },
    created_at: record.created_at.toISOString(),
    updated_at: record.updated_at.toISOString(),
  };
}

/**
 * Creates a file of the failed rows with their number, errors and content, ready to be fixed and sent again.
 * @throws Problem 404
 */
export async function createFailedRowsFile(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<FileAnswer> {
  const {
    tx,
    caller: { agency_id },
  } = ctx;
  const record = bulkOnly(await findImport(tx, agency_id, id));
  const rows = await listRows(tx, record, { status: ['failed'] });
  return createCsvFile(`failed-templates-${id}.csv`, [
    [[...reasonColumns, ...record.columns]],
    rows.map(({ row, errors, cells }) => [row, errors.join('\n'), ...cells]),
  ]);
}
