import type { TemplateAccess, TemplateAccessChange } from '@adlane/contract/ads/templates';
import { messages, ownMessages } from '@adlane/contract/rules';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { monotonicNow } from '../../../db/monotonicNow';
import { clients } from '../../../db/schema/account/clients';
import { users } from '../../../db/schema/account/users';
import { template_clients, template_users, templates } from '../../../db/schema/ads/templates';
import { updateRow } from '../../../db/tenantRows';
import { checkAllFound } from '../../../http/checkAllFound';
import { found, invalid } from '../../../http/problem';
import type { ReadContext, UseCaseContext } from '../../../http/UseCaseContext';
import type { Database } from '../../../ports';
import { findTemplateRecord, lockTemplate, lockTemplates, type TemplateRecord } from './queries';

/** Returns which clients and which users of the agency may see a template. @throws Problem 404 */
export async function findTemplateAccess(
  ctx: ReadContext,
  { id }: { readonly id: number },
): Promise<TemplateAccess[]> {
  const { tx, caller } = ctx;
  const record = found(await findTemplateRecord(ctx, id));
  const { agency_id } = caller;
  const named = await tx
    .select({ id: template_clients.client_id })
    .from(template_clients)
    .where(and(eq(template_clients.agency_id, agency_id), eq(template_clients.template_id, id)))
    .orderBy(asc(template_clients.client_id));
  const allowed = await tx
    .select({ id: template_users.user_id })
    .from(template_users)
    .where(and(eq(template_users.agency_id, agency_id), eq(template_users.template_id, id)))
    .orderBy(asc(template_users.user_id));
  const isForAllClients = record.client_id === null && record.isVisibilityAllowed;
  return [
    { mode: 'client', is_for_all: isForAllClients, user_ids: named.map((row) => row.id) },
    { mode: 'agency', is_for_all: allowed.length === 0, user_ids: allowed.map((row) => row.id) },
  ];
}

/** Updates the given modes and leaves the other one. @throws Problem 404, 422 */
export async function updateTemplateAccess(
  ctx: UseCaseContext,
  { id, data: accesses }: { readonly id: number; readonly data: readonly TemplateAccessChange[] },
): Promise<TemplateAccess[]> {
  const { tx, caller, now } = ctx;
  const record = found(await lockTemplate(ctx, id));
  if (new Set(accesses.map(({ mode }) => mode)).size < accesses.length) {
    throw invalid({ data: [messages.duplicate] });
  }
  const stored = await findTemplateAccess(ctx, { id });
  for (const [index, change] of accesses.entries()) {
    const field = `data.${index}`;
    const requireAll = change.mode === 'client' ? requireClients : requireUsers;
    await requireAll(tx, caller.agency_id, change.user_ids ?? [], `${field}.user_ids`);
    await requireAll(tx, caller.agency_id, change.add_user_ids ?? [], `${field}.add_user_ids`);
    const before = stored.find(({ mode }) => mode === change.mode);
    // Who is archived by now still loses its access.
    const unknown = change.remove_user_ids?.filter((each) => !before?.user_ids.includes(each)) ?? [];
    await requireAll(tx, caller.agency_id, unknown, `${field}.remove_user_ids`);
    const access = applyChange(before, change);
    if (change.mode === 'client') await setClients(tx, record, access, field);
    else await restrictToUsers(ctx, record, access, field);
  }
  await updateRow(
    tx,
    templates,
    { agency_id: caller.agency_id, id },
    { updated_at: monotonicNow(record.updated_at, now) },
  );
  return findTemplateAccess(ctx, { id });
}

function applyChange(before: TemplateAccess | undefined, change: TemplateAccessChange): TemplateAccess {
  const { mode, is_for_all, user_ids, add_user_ids = [], remove_user_ids = [] } = change;
  const ids = new Set([...(user_ids ?? before?.user_ids ?? []), ...add_user_ids]);
  for (const id of remove_user_ids) ids.delete(id);
  const isForAll = is_for_all ?? before?.is_for_all ?? false;
  return { mode, is_for_all: isForAll, user_ids: isForAll ? [] : [...ids] };
}

async function setClients(
  tx: Database,
  { agency_id, id, client_id }: TemplateRecord,
  { is_for_all, user_ids }: TemplateAccess,
  field: string,
): Promise<void> {
  if (client_id !== null && is_for_all) {
    throw invalid({ [`${field}.is_for_all`]: [ownMessages.clientTemplateForAll] });
  }
  await tx
    .delete(template_clients)
    .where(and(eq(template_clients.agency_id, agency_id), eq(template_clients.template_id, id)));
  await openToClients(tx, agency_id, [id], user_ids);
  if (client_id === null)
    await updateRow(tx, templates, { agency_id, id }, { isVisibilityAllowed: is_for_all });
}

async function restrictToUsers(
  { tx, caller }: UseCaseContext,
  { agency_id, id }: TemplateRecord,
  { is_for_all, user_ids }: TemplateAccess,
  field: string,
): Promise<void> {
  if (!is_for_all && user_ids.length === 0) {
    throw invalid({ [`${field}.user_ids`]: [messages.fieldRequired] });
  }
  // The user who restricts a template stays among those who see it, so that it never becomes invisible.
  const named = is_for_all ? [] : [...new Set([...user_ids, caller.user_id])];
  await tx
    .delete(template_users)
    .where(and(eq(template_users.agency_id, agency_id), eq(template_users.template_id, id)));
  if (named.length === 0) return;
  await tx.insert(template_users).values(named.map((user_id) => ({ agency_id, template_id: id, user_id })));
}

/** @throws Problem 422 if one is no client of the tenant */
async function requireClients(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const existing = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(eq(clients.agency_id, agencyId), inArray(clients.id, [...ids]), ne(clients.status, 'archived')),
    );
  checkAllFound(field, ids, existing);
}

/** @throws Problem 422 if one is no user of the agency itself */
async function requireUsers(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  field: string,
): Promise<void> {
  if (ids.length === 0) return;
  const existing = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.agency_id, agencyId),
        inArray(users.id, [...ids]),
        ne(users.entity_type, 'Client'),
        eq(users.status, 'active'),
      ),
    );
  checkAllFound(field, ids, existing);
}

async function openToClients(
  tx: Database,
  agencyId: number,
  templateIds: readonly number[],
  clientIds: readonly number[],
): Promise<void> {
  // One client at a time: PostgreSQL accepts 65,535 values per statement, and both lists may have 1,000.
  for (const client_id of clientIds) {
    await tx
      .insert(template_clients)
      .values(templateIds.map((template_id) => ({ agency_id: agencyId, template_id, client_id })))
      .onConflictDoNothing();
  }
}

type Assignment = { readonly ids: readonly number[]; readonly client_user_ids: readonly number[] };

/** Opens all of the templates to all of the clients, or none if one is missing. @throws Problem 422 */
export async function assignTemplates(
  ctx: UseCaseContext,
  { ids, client_user_ids }: Assignment,
): Promise<void> {
  const { tx, caller } = ctx;
  const existing = await lockTemplates(ctx, ids);
  checkAllFound('ids', ids, existing);
  await requireClients(tx, caller.agency_id, client_user_ids, 'client_user_ids');
  await openToClients(tx, caller.agency_id, ids, client_user_ids);
}
