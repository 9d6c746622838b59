import type { Contract, ParsedInput } from '@adlane/contract';
import type { ClientCustomField, CustomField } from '@adlane/contract/account/customFields';
import { and, asc, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { custom_field_values, custom_fields } from '../../../db/schema/account/customFields';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';

type FieldQuery = ParsedInput<Contract['customFields']['list']>['query'];
export type FieldRow = typeof custom_fields.$inferSelect;

export function toField({
  agency_id: _agency,
  created_at,
  updated_at: _changed,
  ...field
}: FieldRow): CustomField {
  return { ...field, created_at: created_at.toISOString() };
}

export function listFields({ tx, caller }: ReadContext, query: FieldQuery) {
  const where = and(
    eq(custom_fields.agency_id, caller.agency_id),
    query.search ? ilike(custom_fields.name, searchPattern(query.search)) : undefined,
  );
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    tx
      .select()
      .from(custom_fields)
      .where(where)
      .orderBy(direction(custom_fields[query.sort ?? 'name']), asc(custom_fields.id)),
    tx.select({ total: count() }).from(custom_fields).where(where),
    toField,
  );
}

/** Lists all fields of an agency. */
export function listAllFields(tx: Database, agencyId: number): Promise<FieldRow[]> {
  return tx
    .select()
    .from(custom_fields)
    .where(eq(custom_fields.agency_id, agencyId))
    .orderBy(asc(custom_fields.name));
}

/** Locks a field until the transaction ends. */
export async function lockField(tx: Database, agencyId: number, id: number): Promise<FieldRow | undefined> {
  const [field] = await tx
    .select()
    .from(custom_fields)
    .where(and(eq(custom_fields.agency_id, agencyId), eq(custom_fields.id, id)))
    .for('update');
  return field;
}

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

/** Lists the values that clients have in a field. */
export async function listFieldValues(tx: Database, { agency_id, id }: FieldRow): Promise<string[]> {
  const rows = await tx
    .select({ value: custom_field_values.value })
    .from(custom_field_values)
    .where(and(eq(custom_field_values.agency_id, agency_id), eq(custom_field_values.custom_field_id, id)));
  return rows.map(({ value }) => value);
}

/** Lists every field of the agency with a client's value. */
export function listClientValues(
  tx: Database,
  agencyId: number,
  clientId: number,
): Promise<ClientCustomField[]> {
  return tx
    .select({
      custom_field_id: custom_fields.id,
      key: custom_fields.key,
      name: custom_fields.name,
      type: custom_fields.type,
      value: custom_field_values.value,
    })
    .from(custom_fields)
    .leftJoin(
      custom_field_values,
      and(
        eq(custom_field_values.agency_id, custom_fields.agency_id),
        eq(custom_field_values.custom_field_id, custom_fields.id),
        eq(custom_field_values.client_id, clientId),
      ),
    )
    .where(eq(custom_fields.agency_id, agencyId))
    .orderBy(asc(custom_fields.name), asc(custom_fields.id));
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
