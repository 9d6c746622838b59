import { and, eq, inArray, sql } from 'drizzle-orm';
import { custom_field_values, custom_fields } from '../../../db/schema/account/customFields';
import type { Database } from '../../../ports';
import { type FieldRow } from './queries';

export async function insertFieldRow(
  tx: Database,
  values: typeof custom_fields.$inferInsert,
): Promise<FieldRow | undefined> {
  const [created] = await tx.insert(custom_fields).values(values).returning();
  return created;
}

export async function updateFieldRow(
  tx: Database,
  { agency_id, id }: Pick<FieldRow, 'agency_id' | 'id'>,
  values: Partial<typeof custom_fields.$inferInsert>,
): Promise<FieldRow | undefined> {
  const [changed] = await tx
    .update(custom_fields)
    .set(values)
    .where(and(eq(custom_fields.agency_id, agency_id), eq(custom_fields.id, id)))
    .returning();
  return changed;
}

type FieldValue = { readonly custom_field_id: number; readonly value: string };

/** Inserts or overwrites a client's values. */
export async function upsertValues(
  tx: Database,
  owner: { readonly agency_id: number; readonly client_id: number },
  values: readonly FieldValue[],
): Promise<void> {
  if (values.length === 0) return;
  const { agency_id, client_id, custom_field_id } = custom_field_values;
  await tx
    .insert(custom_field_values)
    .values(values.map((value) => ({ ...owner, ...value })))
    .onConflictDoUpdate({
      target: [agency_id, client_id, custom_field_id],
      set: { value: sql`excluded.value` },
    });
}

export async function deleteValues(
  tx: Database,
  owner: { readonly agency_id: number; readonly client_id: number },
  fieldIds: readonly number[],
): Promise<void> {
  await tx
    .delete(custom_field_values)
    .where(
      and(
        eq(custom_field_values.agency_id, owner.agency_id),
        eq(custom_field_values.client_id, owner.client_id),
        inArray(custom_field_values.custom_field_id, [...fieldIds]),
      ),
    );
}
