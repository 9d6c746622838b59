import { isPlanOver } from '@adlane/contract/rules';
import { and, eq, exists, gt, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { prepareQuery } from '../../../db/preparedQuery';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { client_permissions } from '../../../db/schema/account/clients';
import { auth_sessions, users } from '../../../db/schema/account/users';
import { asOperator, readAsOperator } from '../../../db/tenant';
import type { UserCaller } from '../../../http/callers';
import type { Database } from '../../../ports';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';

const actors = alias(users, 'actors');
const ownSessions = alias(auth_sessions, 'own_sessions');

/** A super admin acts as another user as long as the account is active and its own session valid. */
function isActorThere(tx: Database, now: Date): SQL | undefined {
  const own = tx
    .select({ id: ownSessions.id })
    .from(ownSessions)
    .where(
      and(
        eq(ownSessions.id, auth_sessions.acting_session_id),
        eq(ownSessions.user_id, auth_sessions.acting_user_id),
        gt(ownSessions.expires_at, now),
      ),
    );
  return or(isNull(auth_sessions.acting_user_id), and(eq(actors.status, 'active'), exists(own)));
}

/** Sessions of deactivated accounts and agencies are not valid. */
function selectCallers(tx: Database, session: SQL | undefined, now: Date) {
  return tx
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
        isActorThere(tx, now),
      ),
    );
}

// Prepared, because every request runs one of these. Not cached, so that an ended session is refused at once.
const selectByToken = prepareQuery(
  'caller_by_token',
  (tx, { token_hash, now }: { token_hash: string; now: Date }) =>
    selectCallers(tx, eq(auth_sessions.token_hash, token_hash), now),
);
const selectBySession = prepareQuery(
  'caller_by_session',
  (tx, { agency_id, session_id, now }: { agency_id: number; session_id: number; now: Date }) =>
    selectCallers(tx, and(eq(auth_sessions.agency_id, agency_id), eq(auth_sessions.id, session_id)), now),
);

type CallerRow = Awaited<ReturnType<typeof selectCallers>>[number];

function toCaller(row: CallerRow, now: Date): UserCaller {
  const { flags, defaults, kind, signedUpAt, plan_type, plan_status, last_seen_at: _, ...caller } = row;
  const standing = plan_type && plan_status && { plan_type, status: plan_status };
  return {
    kind: 'user',
    ...caller,
    permissions: computeEffectiveFlags(flags, defaults),
    is_plan_over: kind === 'agency' && isPlanOver(standing, signedUpAt, now),
  };
}

const seenEveryMs = 60 * 60 * 1000;

/**
 * Returns whether the user's last activity is more than an hour old. A super admin who acts as a user does
 * not count.
 */
function isUnseen({ acting_user_id, last_seen_at }: CallerRow, now: Date): boolean {
  const isNoted = last_seen_at !== null && now.getTime() - last_seen_at.getTime() < seenEveryMs;
  return acting_user_id === null && !isNoted;
}

/** Stores the time of the user's activity, at most once an hour to save writes. */
async function storeLastSeen(db: Database, { agency_id, user_id }: CallerRow, now: Date): Promise<void> {
  await asOperator(db, (tx) =>
    tx
      .update(users)
      .set({ last_seen_at: now })
      .where(and(eq(users.agency_id, agency_id), eq(users.id, user_id))),
  );
}

async function seen(db: Database, row: CallerRow | undefined, now: Date): Promise<UserCaller | undefined> {
  if (!row) return undefined;
  if (isUnseen(row, now)) await storeLastSeen(db, row, now);
  return toCaller(row, now);
}

/** Finds the owner of a token that is valid at `now`, across all tenants. */
export async function findCallerByToken(
  db: Database,
  token_hash: string,
  now: Date,
): Promise<UserCaller | undefined> {
  const [row] = await readAsOperator(db, (tx) => selectByToken(tx, { token_hash, now }));
  return seen(db, row, now);
}

/** Finds the user of a session with current permissions; undefined once the session has ended. */
export async function findCallerBySession(
  db: Database,
  { agency_id, session_id }: { readonly agency_id: number; readonly session_id: number },
  now: Date,
): Promise<UserCaller | undefined> {
  const [row] = await readAsOperator(db, (tx) => selectBySession(tx, { agency_id, session_id, now }));
  return seen(db, row, now);
}
