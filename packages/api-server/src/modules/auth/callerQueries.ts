import { isPlanOver } from '@adlane/contract/rules';
import { and, eq, gt, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { agencies } from '../../db/schema/agencies';
import { subscriptions } from '../../db/schema/billing';
import { client_permissions } from '../../db/schema/clients';
import { auth_sessions, users } from '../../db/schema/users';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { effectiveFlags } from '../permissions/effectiveFlags';

const actors = alias(users, 'actors');
/** A super admin who was switched off acts as nobody any more. */
const isActorThere = or(isNull(auth_sessions.acting_user_id), eq(actors.status, 'active'));

/** Accounts and agencies that are switched off have no session that is good. */
async function callerWhere(
  tx: Database,
  session: SQL | undefined,
  now: Date,
): Promise<UserCaller | undefined> {
  const [row] = await tx
    .select({
      session_id: auth_sessions.id,
      acting_user_id: auth_sessions.acting_user_id,
      login_as_type: auth_sessions.login_as_type,
      agency_id: users.agency_id,
      user_id: users.id,
      entity_type: users.entity_type,
      client_id: users.client_id,
      flags: client_permissions,
      defaults: agencies.default_permissions,
      kind: agencies.kind,
      signedUpAt: agencies.created_at,
      plan_type: subscriptions.plan_type,
      plan_status: subscriptions.status,
      last_seen_at: users.last_seen_at,
    })
    .from(auth_sessions)
    .innerJoin(users, and(eq(users.agency_id, auth_sessions.agency_id), eq(users.id, auth_sessions.user_id)))
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .leftJoin(subscriptions, eq(subscriptions.agency_id, users.agency_id))
    .leftJoin(
      client_permissions,
      and(
        eq(client_permissions.agency_id, users.agency_id),
        eq(client_permissions.client_id, users.client_id),
      ),
    )
    .leftJoin(actors, and(eq(actors.id, auth_sessions.acting_user_id), eq(actors.entity_type, 'SuperAdmin')))
    .where(
      and(
        session,
        gt(auth_sessions.expires_at, now),
        eq(users.status, 'active'),
        eq(agencies.status, 'active'),
        isActorThere,
      ),
    );
  if (!row) return undefined;
  const { flags, defaults, kind, signedUpAt, plan_type, plan_status, last_seen_at, ...caller } = row;
  if (row.acting_user_id === null) await noteSeen(tx, { ...caller, last_seen_at }, now);
  const standing = plan_type && plan_status && { plan_type, status: plan_status };
  return {
    kind: 'user',
    ...caller,
    permissions: effectiveFlags(flags, defaults),
    is_plan_over: kind === 'agency' && isPlanOver(standing, signedUpAt, now),
  };
}

const seenEveryMs = 60 * 60 * 1000;

/** Notes that a user was here, at most once an hour: a look at a page is no reason to write. */
async function noteSeen(
  tx: Database,
  user: { readonly agency_id: number; readonly user_id: number; readonly last_seen_at: Date | null },
  now: Date,
): Promise<void> {
  const { agency_id, user_id, last_seen_at } = user;
  if (last_seen_at !== null && now.getTime() - last_seen_at.getTime() < seenEveryMs) return;
  await tx
    .update(users)
    .set({ last_seen_at: now })
    .where(and(eq(users.agency_id, agency_id), eq(users.id, user_id)));
}

/** Who holds a token that is good at `now`, over all tenants. */
export function callerByToken(tx: Database, tokenHash: string, now: Date): Promise<UserCaller | undefined> {
  return callerWhere(tx, eq(auth_sessions.token_hash, tokenHash), now);
}

/** Whose session it is, with the permissions of this moment; undefined once the session has ended. */
export function callerBySession(
  tx: Database,
  session: { readonly agency_id: number; readonly session_id: number },
  now: Date,
): Promise<UserCaller | undefined> {
  const { agency_id, session_id } = session;
  return callerWhere(tx, and(eq(auth_sessions.agency_id, agency_id), eq(auth_sessions.id, session_id)), now);
}
