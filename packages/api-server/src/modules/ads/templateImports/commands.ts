import { and, sql } from 'drizzle-orm';
import { insertMany } from '../../../db/insertMany';
import { template_import_rows, template_imports } from '../../../db/schema/ads/templateImports';
import { templates } from '../../../db/schema/ads/templates';
import type { Database } from '../../../ports';
import { type ImportRecord, type ImportRow, isImport, ownRows } from './queries';

export type NewImportRow = Pick<ImportRow, 'row' | 'name'> &
  Partial<Pick<ImportRow, 'cells' | 'external_id'>>;

/** Rows per insert. */
const batchSize = 1000;

export async function insertImport(
  tx: Database,
  values: typeof template_imports.$inferInsert,
  rows: readonly NewImportRow[] = [],
): Promise<number> {
  const [made] = await tx.insert(template_imports).values(values).returning({ id: template_imports.id });
  const import_id = made?.id ?? 0;
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    await insertMany(
      tx,
      template_import_rows,
      batch.map((row) => ({ ...row, agency_id: values.agency_id, import_id })),
    );
  }
  return import_id;
}

/** Inserts rows of a file, given as the JSON lists of an `ImportFile`. */
export async function insertFileRows(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  batches: readonly string[],
): Promise<void> {
  for (const batch of batches)
    await tx.execute(sql`
      insert into ${template_import_rows} (agency_id, import_id, "row", name, cells)
      select ${agency_id}::int, ${id}::int, r."row", r.name, r.cells
      from jsonb_to_recordset(${batch}::jsonb) as r("row" int, name text, cells jsonb)`);
}

export async function updateImport(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  values: Partial<typeof template_imports.$inferInsert>,
): Promise<void> {
  await tx.update(template_imports).set(values).where(isImport(agency_id, id));
}

/** Fails all pending rows. */
export async function updatePendingToFailed(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  message: string,
): Promise<void> {
  await tx
    .update(template_import_rows)
    .set({ status: 'failed', errors: [message] })
    .where(
      and(
        ownRows(agency_id, id),
        sql`(${template_import_rows.status} = 'pending' or (${template_import_rows.status} = 'passed' and ${template_import_rows.template_id} is null))`,
      ),
    );
}

export type RowOutcome = Pick<ImportRow, 'row' | 'status' | 'errors'> & { readonly template_id?: number };

/** Stores the outcomes of rows in one statement. */
export async function updateOutcomes(
  tx: Database,
  { agency_id, id }: Pick<ImportRecord, 'agency_id' | 'id'>,
  outcomes: readonly RowOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  // Cells are not needed once the row is stored.
  await tx.execute(sql`
    update ${template_import_rows} as r set status = o.status, errors = o.errors, template_id = o.template_id,
      cells = case when o.template_id is null then r.cells else '[]'::jsonb end
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o("row" int, status text, errors jsonb, template_id int)
    where r.agency_id = ${agency_id} and r.import_id = ${id} and r."row" = o."row"`);
}

/** Stores templates, which all have the same columns, and returns their ids by row. */
export async function insertTemplates(
  tx: Database,
  values: readonly (typeof templates.$inferInsert)[],
): Promise<Map<number, number>> {
  type Made = { readonly id: number; readonly import_row: number | null };
  const made = await insertMany<typeof templates, Made>(tx, templates, values, sql`returning id, import_row`);
  return new Map(made.map(({ id, import_row }) => [import_row ?? 0, id]));
}
