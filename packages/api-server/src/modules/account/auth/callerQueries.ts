import { and, eq, exists, gt, isNull, or, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { prepareQuery } from '../../../db/preparedQuery';
import { agencies } from '../../../db/schema/account/agencies';
import { subscriptions } from '../../../db/schema/account/billing';
import { client_permissions } from '../../../db/schema/account/clients';
import { auth_sessions, users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

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
/** Returns the owner of a token that is valid at `now`. */
export const selectByToken = prepareQuery(
  'caller_by_token',
  (tx, { token_hash, now }: { token_hash: string; now: Date }) =>
    selectCallers(tx, eq(auth_sessions.token_hash, token_hash), now),
);
/** Returns the user of a session that has not ended at `now`. */
export const selectBySession = prepareQuery(
  'caller_by_session',
  (tx, { agency_id, session_id, now }: { agency_id: number; session_id: number; now: Date }) =>
    selectCallers(tx, and(eq(auth_sessions.agency_id, agency_id), eq(auth_sessions.id, session_id)), now),
);

/** A user with what decides what the caller may do. */
export type CallerRow = Awaited<ReturnType<typeof selectCallers>>[number];
