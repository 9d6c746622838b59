import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { template_import_rows, template_imports } from '../../../db/schema/ads/templateImports';
import type { Database } from '../../../ports';

export type ImportRecord = typeof template_imports.$inferSelect;
export type ImportRow = typeof template_import_rows.$inferSelect;

export function ownRows(agencyId: number, importId: number): SQL | undefined {
  return and(eq(template_import_rows.agency_id, agencyId), eq(template_import_rows.import_id, importId));
}

export function isImport(agencyId: number, id: number): SQL | undefined {
  return and(eq(template_imports.agency_id, agencyId), eq(template_imports.id, id));
}

export async function findImport(
  tx: Database,
  agencyId: number,
  id: number,
): Promise<ImportRecord | undefined> {
  const [record] = await tx.select().from(template_imports).where(isImport(agencyId, id));
  return record;
}

/** Finds and locks an import until the transaction ends. */
export async function lockImport(
  tx: Database,
  agencyId: number,
  id: number,
): Promise<ImportRecord | undefined> {
  const [record] = await tx.select().from(template_imports).where(isImport(agencyId, id)).for('update');
  return record;
}

/** Returns whether the owner has a running import of the kind. */
export async function isImporting(
  tx: Database,
  { agency_id, client_id, kind }: Pick<ImportRecord, 'agency_id' | 'client_id' | 'kind'>,
): Promise<boolean> {
  const [record] = await tx
    .select({ id: template_imports.id })
    .from(template_imports)
    .where(
      and(
        eq(template_imports.agency_id, agency_id),
        eq(template_imports.kind, kind),
        eq(template_imports.status, 'processing'),
        sql`${template_imports.client_id} is not distinct from ${client_id}`,
      ),
    );
  return record !== undefined;
}

/** Lists the running imports of every tenant. */
export function listOpenImports(tx: Database): Promise<{ agency_id: number; id: number }[]> {
  return tx
    .select({ agency_id: template_imports.agency_id, id: template_imports.id })
    .from(template_imports)
    .where(eq(template_imports.status, 'processing'));
}

type RowFilter = {
  readonly status: ImportRow['status'][];
  readonly isStored?: false;
  readonly limit?: number;
};

/** Lists rows of an import in the order of the file. */
export function listRows(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  { status, isStored, limit }: RowFilter,
): Promise<ImportRow[]> {
  const query = tx
    .select()
    .from(template_import_rows)
    .where(
      and(
        ownRows(agency_id, id),
        inArray(template_import_rows.status, status),
        isStored === false ? sql`${template_import_rows.template_id} is null` : undefined,
      ),
    )
    .orderBy(asc(template_import_rows.row))
    .$dynamic();
  return limit === undefined ? query : query.limit(limit);
}

/** Lists the names of the rows that passed. */
export async function listPassedNames(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
): Promise<string[]> {
  const rows = await tx
    .select({ name: template_import_rows.name })
    .from(template_import_rows)
    .where(and(ownRows(agency_id, id), eq(template_import_rows.status, 'passed')));
  return rows.map(({ name }) => name);
}

/** Counts the rows of an import by status. */
export async function countRows(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
): Promise<Record<ImportRow['status'], number>> {
  const rows = await tx
    .select({ status: template_import_rows.status, rows: count() })
    .from(template_import_rows)
    .where(ownRows(agency_id, id))
    .groupBy(template_import_rows.status);
  const counts = { pending: 0, passed: 0, failed: 0 };
  for (const { status, rows: found } of rows) counts[status] = found;
  return counts;
}
