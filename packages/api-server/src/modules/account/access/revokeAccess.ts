import { and, eq, inArray, ne } from 'drizzle-orm';
import { notifyAccess } from '../../../db/notifyAudience';
import { auth_sessions, users } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

/** Whose sessions end: everyone's in an agency, a client's, a user's, or a single one. */
export type AccessHolder = {
  readonly agency_id: number;
  readonly client_id?: number;
  readonly user_id?: number;
  readonly session_id?: number;
  /** The session that continues. */
  readonly except_session_id?: number;
};

/**
 * Ends sessions, in the transaction of the change that takes the access away, and closes their connections in
 * all processes after commit. Everything else that a session opened ends with it: links to files, tickets of
 * connections, and the sessions in which its super admin acts as a subscriber. Call it for every change after
 * which someone may do less.
 */
export async function revokeAccess(tx: Database, holder: AccessHolder): Promise<void> {
  const { agency_id, client_id, user_id, session_id, except_session_id } = holder;
  const clientUsers = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agency_id, agency_id), eq(users.client_id, client_id ?? 0)));
  await tx
    .delete(auth_sessions)
    .where(
      and(
        eq(auth_sessions.agency_id, agency_id),
        client_id === undefined ? undefined : inArray(auth_sessions.user_id, clientUsers),
        user_id === undefined ? undefined : eq(auth_sessions.user_id, user_id),
        session_id === undefined ? undefined : eq(auth_sessions.id, session_id),
        except_session_id === undefined ? undefined : ne(auth_sessions.id, except_session_id),
      ),
    );
  await notifyAccess(tx, agency_id);
}
