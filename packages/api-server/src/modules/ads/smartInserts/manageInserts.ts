import type { Contract, ParsedInput } from '@adlane/contract';
import {
  type CustomInsert,
  createDefaultBusinessInserts,
  type SmartInserts,
} from '@adlane/contract/ads/smartInserts';
import { businessInsertNames, maxCustomInserts } from '@adlane/contract/constants';
import { checkAdText, filterFilledInserts, type InsertMap, type LimitedText } from '@adlane/contract/rules';
import { lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { custom_inserts } from '../../../db/schema/ads/smartInserts';
import { deleteRow, insertRow, updateRow } from '../../../db/tenantRows';
import { checkBase } from '../../../http/lockForEdit';
import { forbidden, found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import { findOwnClient } from '../../account/access/findOwnClient';
import { mayUpdate } from '../../account/access/visibility';
import { type ProfileValues, upsertProfile } from './commands';
import { findInsertMap, findLongestInsertMap, findRecordInserts, type InsertHolder } from './findInsertMap';
import {
  findInsert,
  findProfile,
  listInsertNames,
  listOwnInserts,
  lockInsert,
  type ProfileRow,
} from './queries';

/**
 * Returns the owner of the requested inserts: a client itself; for an agency the client it names, or the
 * agency. @throws Problem 404
 */
async function findHolder(ctx: ReadContext, requested: number | null): Promise<InsertHolder> {
  const { caller } = ctx;
  return { agency_id: caller.agency_id, client_id: await findOwnClient(ctx, requested) };
}

function toEntries(inserts: InsertMap): SmartInserts['values'] {
  return [...inserts].map(([name, value]) => ({ name, value }));
}

/** Returns the version of a profile; of one that was never saved, a time before all others. */
function toVersion(profile: ProfileRow | undefined): { readonly updated_at: Date } {
  return { updated_at: profile?.updated_at ?? new Date(0) };
}

/** @throws Problem 404 for a client that the caller does not have */
export async function findInserts(
  ctx: ReadContext,
  { client_user_id: requested }: { readonly client_user_id: number | null },
): Promise<SmartInserts> {
  const { tx } = ctx;
  const holder = await findHolder(ctx, requested);
  const profile = await findProfile(tx, holder);
  return {
    business: {
      ...createDefaultBusinessInserts(),
      ...filterFilledInserts(await findRecordInserts(tx, holder)),
      ...profile?.business,
    },
    custom: await listOwnInserts(tx, holder),
    headlines: profile?.headlines ?? [],
    longHeadlines: profile?.longHeadlines ?? [],
    descriptions: profile?.descriptions ?? [],
    values: toEntries(await findInsertMap(tx, holder)),
    longest: toEntries(await findLongestInsertMap(tx, holder)),
    updated_at: toVersion(profile).updated_at.toISOString(),
  };
}

type InsertsChange = ParsedInput<Contract['smartInserts']['update']>['body'];

const textKinds = [
  ['headlines', 'heading'],
  ['longHeadlines', 'longHeading'],
  ['descriptions', 'description'],
] as const satisfies readonly (readonly [keyof InsertsChange, LimitedText])[];

/** Checks texts by the rules of the ads they are for. @throws Problem 422 */
function checkTexts(change: InsertsChange, inserts: InsertMap): void {
  const errors: Record<string, string[]> = {};
  for (const [field, kind] of textKinds) {
    const texts = change[field] ?? [];
    texts.forEach((text, index) => {
      const message = checkAdText(kind, text, texts.slice(0, index), inserts);
      if (message !== undefined) errors[`${field}.${index}`] = [message];
    });
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Updates the given fields and leaves the others. @throws Problem 404, 409, 422 */
export async function updateInserts(ctx: UseCaseContext, change: InsertsChange): Promise<SmartInserts> {
  const { tx, now } = ctx;
  const { client_user_id, base_updated_at, business, ...texts } = change;
  const holder = await findHolder(ctx, client_user_id);
  const read = () => findInserts(ctx, { client_user_id: holder.client_id });
  checkTexts(change, await findLongestInsertMap(tx, holder));
  // A profile that is saved for the first time has no row to lock.
  await lockNames(tx, holder.agency_id, 'customInserts');
  const stored = await findProfile(tx, holder);
  await checkBase(base_updated_at, toVersion(stored), read);
  const values: ProfileValues = {
    business: filterFilledInserts({ ...stored?.business, ...business }),
    headlines: texts.headlines ?? stored?.headlines ?? [],
    longHeadlines: texts.longHeadlines ?? stored?.longHeadlines ?? [],
    descriptions: texts.descriptions ?? stored?.descriptions ?? [],
  };
  await upsertProfile(tx, holder, { values, now: monotonicNow(toVersion(stored).updated_at, now) });
  return read();
}

const businessKeys = new Set(Object.values(businessInsertNames).map(toNameKey));

/** @throws Problem 422 if the holder or the business profile has an insert of that name */
async function checkName(
  { tx }: UseCaseContext,
  holder: InsertHolder,
  name: string,
  except?: number,
): Promise<string> {
  await lockNames(tx, holder.agency_id, 'customInserts');
  const names = await listInsertNames(tx, holder, except);
  const isInUse =
    businessKeys.has(toNameKey(name)) || names.some((other) => toNameKey(other) === toNameKey(name));
  if (isInUse) throw invalid({ name: ['A smart insert with this name already exists.'] });
  if (names.length >= maxCustomInserts) {
    throw invalid({ name: [`You can have up to ${maxCustomInserts} smart inserts.`] });
  }
  return name.normalize('NFC');
}

type InsertForm = ParsedInput<Contract['smartInserts']['storeCustom']>['body'];

/** @throws Problem 404, 422 */
export async function createInsert(ctx: UseCaseContext, form: InsertForm): Promise<CustomInsert> {
  const { tx, now } = ctx;
  const holder = await findHolder(ctx, form.client_user_id);
  const name = await checkName(ctx, holder, form.name);
  const times = { created_at: now, updated_at: now };
  const id = await insertRow(tx, custom_inserts, { ...holder, ...times, name, value: form.value });
  return found(await findInsert(ctx, id));
}

/** @throws Problem 404; 403 for a client and an insert of the agency */
async function lockOwnInsert(ctx: UseCaseContext, id: number) {
  const { caller } = ctx;
  const insert = found(await lockInsert(ctx, id));
  if (!mayUpdate(caller, insert)) throw forbidden();
  return insert;
}

type InsertChange = { readonly id: number } & ParsedInput<Contract['smartInserts']['updateCustom']>['body'];

/** Updates an insert; its name cannot change while texts use it. @throws Problem 403, 404, 422 */
export async function updateInsert(
  ctx: UseCaseContext,
  { id, base_updated_at, ...change }: InsertChange,
): Promise<CustomInsert> {
  const { tx, now } = ctx;
  const insert = await lockOwnInsert(ctx, id);
  const read = async () => found(await findInsert(ctx, id));
  await checkBase(base_updated_at, insert, read);
  const name = change.name === undefined ? insert.name : await checkName(ctx, insert, change.name, id);
  if (name !== insert.name) {
    const used = (await findInsert(ctx, id))?.templates_count ?? 0;
    const some = used === 1 ? 'a template' : `${used} templates`;
    if (used > 0)
      throw invalid({ name: [`This smart insert is used in ${some}. Change the texts there first.`] });
  }
  const { value = insert.value } = change;
  await updateRow(tx, custom_inserts, insert, {
    name,
    value,
    updated_at: monotonicNow(insert.updated_at, now),
  });
  return read();
}

/** Deletes an insert; texts that use it cannot be launched until they are edited. @throws Problem 403, 404 */
export async function deleteInsert(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  await deleteRow(ctx.tx, custom_inserts, await lockOwnInsert(ctx, id));
}
