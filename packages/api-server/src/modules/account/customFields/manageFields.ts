import type { Contract, ParsedInput } from '@adlane/contract';
import type { ClientCustomField, CustomField } from '@adlane/contract/account/customFields';
import { messages } from '@adlane/contract/rules';
import { lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { custom_fields } from '../../../db/schema/account/customFields';
import { deleteRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import { findOwnClient } from '../access/findOwnClient';
import { checkFieldValue } from './checkFieldValue';
import { deleteValues, insertFieldRow, updateFieldRow, upsertValues } from './commands';
import { createFieldKey } from './createFieldKey';
import {
  type FieldRow,
  listAllFields,
  listClientValues,
  listFieldValues,
  lockField,
  toField,
} from './queries';

/** Most fields per agency, so that a client's record stays readable. */
const maxFields = 200;

type FieldFormValues = ParsedInput<Contract['customFields']['store']>['body'];
type FieldChanges = { readonly id: number } & ParsedInput<Contract['customFields']['update']>['body'];

/** Locks the names until the transaction ends. @throws Problem 422 if another field has the name */
async function checkName(
  { tx, caller }: UseCaseContext,
  name: string,
  except?: number,
): Promise<readonly FieldRow[]> {
  await lockNames(tx, caller.agency_id, 'customFields');
  const fields = await listAllFields(tx, caller.agency_id);
  const isInUse = fields.some((field) => field.id !== except && toNameKey(field.name) === toNameKey(name));
  if (isInUse) throw invalid({ name: ['A field with this name already exists.'] });
  return fields;
}

/** @throws Problem 422 for a selection field without options or with a repeated one */
function checkOptions({ type, options }: Pick<CustomField, 'type' | 'options'>): void {
  if (type !== 'select') return;
  if (options.length === 0) throw invalid({ options: [messages.fieldRequired] });
  if (new Set(options.map(toNameKey)).size < options.length) throw invalid({ options: [messages.duplicate] });
}

/** @throws Problem 422 */
export async function createField(ctx: UseCaseContext, form: FieldFormValues): Promise<CustomField> {
  const { tx, caller, now } = ctx;
  checkOptions(form);
  const fields = await checkName(ctx, form.name);
  if (fields.length >= maxFields) throw invalid({ name: [`You can have up to ${maxFields} custom fields.`] });
  const key = createFieldKey(form.name, new Set(fields.map((field) => field.key)));
  const name = form.name.normalize('NFC');
  const times = { created_at: now, updated_at: now };
  const options = form.type === 'select' ? form.options : [];
  return toField(
    found(await insertFieldRow(tx, { ...form, ...times, agency_id: caller.agency_id, key, name, options })),
  );
}

/** Updates a field; its key stays. @throws Problem 404, 409; 422 if values of clients would no longer fit */
export async function updateField(
  ctx: UseCaseContext,
  { id, base_updated_at, ...changes }: FieldChanges,
): Promise<CustomField> {
  const { tx, caller, now } = ctx;
  const field = found(await lockField(tx, caller.agency_id, id));
  await checkBase(base_updated_at, field, async () => toField(field));
  const { name = field.name, type = field.type, options = field.options } = changes;
  const kind = { type, options: type === 'select' ? options : [] };
  checkOptions(kind);
  if (changes.name !== undefined) await checkName(ctx, name, id);
  const misfits = (await listFieldValues(tx, field)).filter(
    (value) => checkFieldValue(kind, value) !== undefined,
  );
  if (misfits.length > 0) {
    const subject = misfits.length === 1 ? 'One client has a value' : `${misfits.length} clients have values`;
    const place = changes.type === undefined || type === field.type ? 'options' : 'type';
    throw invalid({ [place]: [`${subject} that would not fit any more. Change them first.`] });
  }
  const updated_at = monotonicNow(field.updated_at, now);
  return toField(
    found(await updateFieldRow(tx, field, { ...kind, name: name.normalize('NFC'), updated_at })),
  );
}

/** @throws Problem 404 */
export async function deleteField(
  { tx, caller }: UseCaseContext,
  { id }: { readonly id: number },
): Promise<void> {
  await deleteRow(tx, custom_fields, found(await lockField(tx, caller.agency_id, id)));
}

/** Returns the client whose values are requested; a client always gets its own. @throws Problem 404, 422 */
async function findTargetClient(ctx: ReadContext, requested: number | undefined): Promise<number> {
  const id = await findOwnClient(ctx, requested);
  if (id === null) throw invalid({ client_user_id: [messages.fieldRequired] });
  return id;
}

/** @throws Problem 404, 422 */
export async function listValues(
  ctx: ReadContext,
  { client_user_id: requested }: { readonly client_user_id?: number | undefined },
): Promise<ClientCustomField[]> {
  return listClientValues(ctx.tx, ctx.caller.agency_id, await findTargetClient(ctx, requested));
}

export type ClientValues = ParsedInput<Contract['customFields']['storeClientValues']>['body'];

/** Stores the given values and leaves the others; an empty value deletes. @throws Problem 404, 422 */
export async function storeValues(
  ctx: UseCaseContext,
  { client_user_id, values }: ClientValues,
): Promise<ClientCustomField[]> {
  const { tx, caller } = ctx;
  const owner = { agency_id: caller.agency_id, client_id: await findTargetClient(ctx, client_user_id) };
  const fields = new Map((await listAllFields(tx, caller.agency_id)).map((field) => [field.id, field]));
  const errors: Record<string, string[]> = {};
  for (const [index, { custom_field_id, value }] of values.entries()) {
    const field = fields.get(custom_field_id);
    const message = !field
      ? 'What you selected no longer exists.'
      : value === null || value === ''
        ? undefined
        : checkFieldValue(field, value);
    if (message) errors[`values.${index}.${field ? 'value' : 'custom_field_id'}`] = [message];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  const byField = new Map(values.map(({ custom_field_id, value }) => [custom_field_id, value ?? '']));
  const filled = [...byField].flatMap(([custom_field_id, value]) =>
    value === '' ? [] : [{ custom_field_id, value }],
  );
  await deleteValues(
    tx,
    owner,
    [...byField].flatMap(([id, value]) => (value === '' ? [id] : [])),
  );
  await upsertValues(tx, owner, filled);
  return listClientValues(tx, owner.agency_id, owner.client_id);
}
