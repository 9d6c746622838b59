import type { Contract, ParsedInput } from '@adlane/contract';
import type { Client } from '@adlane/contract/account/clients';
import { errorMessages } from '@adlane/contract/constants';
import { lockNames } from '../../../db/lockNames';
import { monotonicNow } from '../../../db/monotonicNow';
import { checkAllFound } from '../../../http/checkAllFound';
import { checkBase } from '../../../http/lockForEdit';
import { conflict, found, invalid } from '../../../http/problem';
import type { UseCaseContext } from '../../../http/UseCaseContext';
import { insertClient } from '../auth/insertClient';
import { inviteUser } from '../auth/invitations';
import { hasSignIn, moveSignIn } from '../auth/moveSignIn';
import { deleteUsers, updateUserStatus } from './accountCommands';
import { listUsers } from './accountQueries';
import { type ClientRecord, findClient } from './clientView';
import { type ClientValues, updateClientRows } from './commands';
import { isEmailInUse, lockClients } from './queries';
import { toBudgetLimit } from './toBudgetLimit';

export type ClientForm = ParsedInput<Contract['clients']['store']>['body'];
export type ClientChange = { readonly id: number } & ParsedInput<Contract['clients']['update']>['body'];

/** @throws Problem 422 if another client has the address */
async function checkEmail({ tx, caller }: UseCaseContext, email: string, except?: number): Promise<void> {
  await lockNames(tx, caller.agency_id, 'clients');
  if (await isEmailInUse(tx, caller.agency_id, email, except)) {
    throw invalid({ email: [errorMessages.emailTaken] });
  }
}

type StoredAddress = Pick<ClientRecord, 'address'> & Partial<Pick<ClientRecord, 'location'>>;

/** Merges the sent fields into the stored address; the business name has its own column. */
function mergeAddress(
  stored: ClientRecord['address'],
  { city, businessName: _own, ...sent }: NonNullable<ClientChange['address']>,
): StoredAddress {
  const named = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined));
  return { address: { ...stored, ...named }, ...(city !== undefined && { location: city }) };
}

type StoredClient = {
  readonly client: Client;
  /** The client's user, who gets an invitation by email; absent without one. */
  readonly invited?: { readonly agency_id: number; readonly id: number };
};

/** Creates a client and, if invited, its user. @throws Problem 402, 422 */
export async function createClient(ctx: UseCaseContext, form: ClientForm): Promise<StoredClient> {
  const { address, send_invite, ...values } = form;
  const { tx, caller, now } = ctx;
  const merged = mergeAddress({}, address);
  await checkEmail(ctx, form.email);
  const times = { created_at: now, updated_at: now };
  const { agency_id } = caller;
  const id = await insertClient(tx, { ...values, ...toBudgetLimit(form), ...merged, ...times, agency_id });
  const client = await findClient(ctx, { id });
  if (!send_invite) return { client };
  const {
    g_h_id: _location,
    monthly_budget_limit: _limit,
    monthly_budget_currency: _unit,
    ...person
  } = values;
  const { location } = merged;
  const user = { ...person, ...(location !== undefined && { location }), ...times, agency_id, client_id: id };
  return { client, invited: await inviteUser(tx, { ...user, entity_type: 'Client' }) };
}

/**
 * Creates the user of a client that was stored without an invitation; returns an invited one that has not
 * answered.
 * @throws Problem 404, 409 if the client is inactive or signs in already
 */
export async function inviteClient(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<{ agency_id: number; id: number }> {
  const { tx, caller, now } = ctx;
  const client = await lockClient(ctx, id);
  const { agency_id } = caller;
  const user = await findInvitedUser(ctx, client);
  // An invitation to an address that the client no longer has is sent to the present one.
  if (user) {
    const moved = { agency_id, client_id: id, from: user.email, to: client.email, now };
    return (
      (user.email === client.email ? undefined : await moveSignIn(tx, moved)) ?? { agency_id, id: user.id }
    );
  }
  const { business_name, first_name, last_name, email, phone, niche, location } = client;
  const person = { business_name, first_name, last_name, email, phone, niche, location };
  const times = { created_at: now, updated_at: now };
  return inviteUser(tx, { ...person, ...times, agency_id, client_id: id, entity_type: 'Client' });
}

type InvitedClient = Pick<ClientRecord, 'id' | 'status'>;

async function findInvitedUser({ tx, caller }: UseCaseContext, { id, status }: InvitedClient) {
  if (status !== 'active') throw conflict(errorMessages.clientIsOff);
  const [user] = await listUsers(tx, caller.agency_id, id);
  if (user && user.status !== 'invited') throw conflict(errorMessages.clientSignsIn);
  return user;
}

/** Returns the email address for an invitation. @throws Problem 404, 409 like `inviteClient` */
export async function findInvitationEmail(
  ctx: UseCaseContext,
  { id }: { readonly id: number },
): Promise<string> {
  const client = await findClient(ctx, { id });
  await findInvitedUser(ctx, client);
  return client.email;
}

async function lockClient(ctx: UseCaseContext, id: number): Promise<ClientRecord> {
  const [client] = await lockClients(ctx, [id]);
  return found(client);
}

/** Returns whether a change of a client moves the sign-in of its user to another address. @throws Problem 404 */
export async function movesSignIn(
  ctx: UseCaseContext,
  { id, email }: Pick<ClientChange, 'id' | 'email'>,
): Promise<boolean> {
  const client = await findClient(ctx, { id });
  if (email === undefined || email === client.email) return false;
  return hasSignIn(ctx.tx, { agency_id: ctx.caller.agency_id, client_id: id, from: client.email });
}

/**
 * Updates a client; one that is switched off is signed out, and a new address moves the sign-in.
 * @throws Problem 404, 409, 422
 */
export async function updateClient(
  ctx: UseCaseContext,
  { id, base_updated_at, ...form }: ClientChange,
): Promise<StoredClient> {
  const { tx, caller, now } = ctx;
  const client = await lockClient(ctx, id);
  await checkBase(base_updated_at, client, () => findClient(ctx, { id }));
  const { address, ...values } = form;
  if (form.email !== undefined) await checkEmail(ctx, form.email, id);
  const updated_at = monotonicNow(client.updated_at, now);
  await updateClientRows(tx, caller.agency_id, [id], {
    ...values,
    ...toBudgetLimit(form),
    ...mergeAddress(client.address, address ?? {}),
    updated_at,
  });
  if (form.status !== undefined && form.status !== client.status) {
    await updateUserStatus(tx, caller.agency_id, id, { status: form.status, updated_at: now });
  }
  const { agency_id } = caller;
  const invited =
    form.email === undefined || form.email === client.email
      ? undefined
      : await moveSignIn(tx, { agency_id, client_id: id, from: client.email, to: form.email, now });
  const stored = await findClient(ctx, { id });
  return { client: stored, ...(invited && stored.status === 'active' && { invited }) };
}

/** Updates all of the clients or none, and returns their new version. @throws Problem 422 that lists the missing ids */
export async function updateClients(
  ctx: UseCaseContext,
  {
    field,
    ids,
    values,
  }: { readonly field: string; readonly ids: readonly number[]; readonly values: ClientValues },
): Promise<Date> {
  const { tx, caller, now } = ctx;
  const locked = await lockClients(ctx, ids);
  const had = locked.map(({ id }) => id);
  checkAllFound(field, ids, had);
  const updated_at = locked.reduce((latest, client) => monotonicNow(client.updated_at, latest), now);
  await updateClientRows(tx, caller.agency_id, had, { ...values, updated_at });
  return updated_at;
}

/** Archives a client and deletes its users; its ads and leads stay with the agency. @throws Problem 404 */
export async function deleteClient(ctx: UseCaseContext, { id }: { readonly id: number }): Promise<void> {
  const { tx, caller, now } = ctx;
  await lockClient(ctx, id);
  await deleteUsers(tx, caller.agency_id, id);
  await updateClientRows(tx, caller.agency_id, [id], { status: 'archived', updated_at: now });
}
