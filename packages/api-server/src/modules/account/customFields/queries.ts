import type { Contract, ParsedInput } from '@adlane/contract';
import type { ClientCustomField, CustomField } from '@adlane/contract/account/customFields';
import { and, asc, count, desc, eq, ilike } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { custom_field_values, custom_fields } from '../../../db/schema/account/customFields';
import { searchPattern } from '../../../db/searchPattern';
import type { ReadContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';

type FieldQuery = ParsedInput<Contract['customFields']['list']>['query'];
export type FieldRow = typeof custom_fields.$inferSelect;

export function toField({ agency_id: _agency, created_at, updated_at, ...field }: FieldRow): CustomField {
  return { ...field, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
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
