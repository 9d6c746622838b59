import type { Role } from '@adlane/contract';
import { and, eq, lte } from 'drizzle-orm';
import { auth_sessions } from '../../../db/schema/account/users';
import type { Database } from '../../../ports';

export type NewSession = {
  readonly agency_id: number;
  readonly user_id: number;
  readonly token_hash: string;
  readonly expires_at: Date;
  /** Set when another user acts as this one. */
  readonly login_as_type?: Role;
  readonly acting_user_id?: number;
  readonly acting_session_id?: number;
};

/** Adds a session and deletes the user's expired ones. */
export async function insertSession(tx: Database, session: NewSession, now: Date): Promise<void> {
  const { agency_id, user_id } = session;
  await tx
    .delete(auth_sessions)
    .where(
      and(
        eq(auth_sessions.agency_id, agency_id),
        eq(auth_sessions.user_id, user_id),
        lte(auth_sessions.expires_at, now),
      ),
    );
  await tx.insert(auth_sessions).values({ ...session, created_at: now });
}
