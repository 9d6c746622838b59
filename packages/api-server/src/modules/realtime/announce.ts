import type { Contract } from '@adlane/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../ports';

/** The channel of LISTEN and NOTIFY that all server processes share. */
export const liveChannel = 'adlane_live';

/** Names of the contract's resources; what a page shows of them is read again. */
export type LiveResource = keyof Contract;

/** Who hears it: one user; or the agency's people, and with `client_id` also that client's. */
export type Audience = {
  readonly agency_id: number;
  readonly user_id?: number;
  readonly client_id?: number | null;
};

/** What travels: ids and a resource's name, never data. Whoever hears it reads the tables as itself. */
export type Announcement = Audience & { readonly resource: string };

/**
 * Tells open dashboards that a resource changed, once the transaction is through; PostgreSQL drops repetitions within
 * one. Each listener hears it only if it may read the resource (ads §6).
 */
export async function announce(tx: Database, audience: Audience, resource: LiveResource): Promise<void> {
  const { agency_id, user_id, client_id } = audience;
  const payload: Announcement = {
    agency_id,
    resource,
    ...(user_id !== undefined && { user_id }),
    ...(client_id != null && { client_id }),
  };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(payload)})`);
}

function idIn(holder: object, name: string): number | undefined {
  const value: unknown = Reflect.get(holder, name);
  return typeof value === 'number' ? value : undefined;
}

/** What `announce` sent; undefined for anything else on the channel. */
export function readAnnouncement(payload: string): Announcement | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value !== 'object' || value === null || !('resource' in value)) return undefined;
    const agency_id = idIn(value, 'agency_id');
    if (agency_id === undefined || typeof value.resource !== 'string') return undefined;
    const user_id = idIn(value, 'user_id');
    const client_id = idIn(value, 'client_id');
    return {
      agency_id,
      resource: value.resource,
      ...(user_id !== undefined && { user_id }),
      ...(client_id !== undefined && { client_id }),
    };
  } catch {
    return undefined;
  }
}

/** A visitor's pages have something to hear; what it is stands in the tables. */
export type VisitorCall = { readonly agency_id: number; readonly visitor_id: number };

/** Tells a visitor's open pages, once the transaction is through, that something waits for them (widget §7.1). */
export async function announceToVisitors(tx: Database, calls: readonly VisitorCall[]): Promise<void> {
  if (calls.length === 0) return;
  const payloads = calls.map(({ agency_id, visitor_id }) => JSON.stringify({ agency_id, visitor_id }));
  await tx.execute(
    sql`select pg_notify(${liveChannel}, payload) from json_array_elements_text(${JSON.stringify(payloads)}::json) payload`,
  );
}

/** What `announceToVisitors` sent; undefined for anything else on the channel. */
export function readVisitorCall(payload: string): VisitorCall | undefined {
  try {
    const value: unknown = JSON.parse(payload);
    if (typeof value !== 'object' || value === null) return undefined;
    const agency_id = idIn(value, 'agency_id');
    const visitor_id = idIn(value, 'visitor_id');
    return agency_id === undefined || visitor_id === undefined ? undefined : { agency_id, visitor_id };
  } catch {
    return undefined;
  }
}
