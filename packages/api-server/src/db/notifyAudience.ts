import type { Contract } from '@adlane/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../ports';

/** The channel of LISTEN and NOTIFY that all server processes share. */
export const liveChannel = 'adlane_live';

/** Names of the contract's resources; open pages fetch a changed one again. */
export type LiveResource = keyof Contract;

/** Who receives it: one user; or the agency's users, and with `client_id` also that client's. */
export type Audience = {
  readonly agency_id: number;
  readonly user_id?: number;
  readonly client_id?: number | null;
};

/**
 * The message: ids and a resource's name, never data. Each receiver reads the tables with its own
 * permissions.
 */
export type LiveNotification = Audience & { readonly resource: string };

/**
 * Notifies open dashboards of a changed resource after commit; PostgreSQL drops repetitions within a
 * transaction. Only users who may read the resource receive it (ads §6).
 */
export async function notifyAudience(
  tx: Database,
  audience: Audience,
  resource: LiveResource,
): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${formatPayload(audience, resource)})`);
}

/** Notifies each of the given clients of an agency, in one statement. */
export async function notifyClients(
  tx: Database,
  agency_id: number,
  clientIds: readonly number[],
  resource: LiveResource,
): Promise<void> {
  await notifyAll(
    tx,
    clientIds.map((client_id) => formatPayload({ agency_id, client_id }, resource)),
  );
}

function formatPayload({ agency_id, user_id, client_id }: Audience, resource: LiveResource): string {
  const payload: LiveNotification = {
    agency_id,
    resource,
    ...(user_id !== undefined && { user_id }),
    ...(client_id != null && { client_id }),
  };
  return JSON.stringify(payload);
}

async function notifyAll(tx: Database, payloads: readonly string[]): Promise<void> {
  if (payloads.length === 0) return;
  await tx.execute(
    sql`select pg_notify(${liveChannel}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) payload`,
  );
}

/**
 * Makes the hubs of all processes check their open connections of an agency again after commit: those that
 * have lost access are closed.
 */
export async function notifyAccess(tx: Database, agency_id: number): Promise<void> {
  const payload: AccessNotice = { agency_id, access: 'changed' };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(payload)})`);
}

/** The agency whose sessions, projects or status changed. */
export type AccessNotice = { readonly agency_id: number; readonly access: 'changed' };

/** Parses a message of `notifyAccess`; undefined for anything else on the channel. */
export function parseAccessNotice(payload: string): AccessNotice | undefined {
  const value = parseObject(payload);
  const agency_id = value && idIn(value, 'agency_id');
  const isAccess = value && 'access' in value && value.access === 'changed';
  return agency_id === undefined || !isAccess ? undefined : { agency_id, access: 'changed' };
}

function parseObject(payload: string): object | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function idIn(holder: object, name: string): number | undefined {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'number' ? value : undefined;
}

/** Parses a message of `notifyAudience`; undefined for anything else on the channel. */
export function parseNotification(payload: string): LiveNotification | undefined {
  const value = parseObject(payload);
  const agency_id = value && idIn(value, 'agency_id');
  if (!value || agency_id === undefined) return undefined;
  if (!('resource' in value) || typeof value.resource !== 'string') return undefined;
  const user_id = idIn(value, 'user_id');
  const client_id = idIn(value, 'client_id');
  return {
    agency_id,
    resource: value.resource,
    ...(user_id !== undefined && { user_id }),
    ...(client_id !== undefined && { client_id }),
  };
}

/** The visitor whose pages have content to fetch. */
export type VisitorCall = { readonly agency_id: number; readonly visitor_id: number };

/** Notifies a visitor's open pages after commit that content is available (widget §7.1). */
export async function notifyVisitors(tx: Database, calls: readonly VisitorCall[]): Promise<void> {
  await notifyAll(
    tx,
    calls.map(({ agency_id, visitor_id }) => JSON.stringify({ agency_id, visitor_id })),
  );
}

/** Parses a message of `notifyVisitors`; undefined for anything else on the channel. */
export function parseVisitorCall(payload: string): VisitorCall | undefined {
  const value = parseObject(payload);
  const agency_id = value && idIn(value, 'agency_id');
  const visitor_id = value && idIn(value, 'visitor_id');
  return agency_id === undefined || visitor_id === undefined ? undefined : { agency_id, visitor_id };
}
