import { errorMessages } from '@adlane/contract/constants';
import { and, eq, ne, sql } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import { invalid } from '../../../http/problem';
import type { Database } from '../../../ports';
import { revokeAccess } from '../access/revokeAccess';

export type MovedSignIn = {
  readonly agency_id: number;
  readonly client_id: number;
  /** The address of the client until now. */
  readonly from: string;
  readonly to: string;
  readonly now: Date;
};

/** Matches the user who signs in to a client's area with an address. */
function hasAddress({ agency_id, client_id, from }: Omit<MovedSignIn, 'to' | 'now'>) {
  return and(
    eq(users.agency_id, agency_id),
    eq(users.client_id, client_id),
    eq(users.entity_type, 'Client'),
    eq(users.email, sql`lower(${from})`),
  );
}

/** Returns whether a user, invited or not, signs in to the client's area with the address. */
export async function hasSignIn(tx: Database, at: Omit<MovedSignIn, 'to' | 'now'>): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).where(hasAddress(at));
  return rows.length > 0;
}

/**
 * Moves the sign-in of a client's user to the client's new address. All sessions end, earlier links are void,
 * and neither the password nor a sign-in by Google or the CRM opens the account again: the new address has to
 * accept an invitation.
 * @returns the user to invite; undefined if no user signs in with the previous address
 * @throws Problem 422 if another user of the agency has the new address
 */
export async function moveSignIn(
  tx: Database,
  moved: MovedSignIn,
): Promise<{ readonly agency_id: number; readonly id: number } | undefined> {
  const { agency_id, to, now } = moved;
  const [user] = await tx.select({ id: users.id }).from(users).where(hasAddress(moved)).for('update');
  if (!user) return undefined;
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.agency_id, agency_id), eq(users.email, to), ne(users.id, user.id)));
  if (others.length > 0) throw invalid({ email: [errorMessages.emailTaken] });
  const proofs = { password_hash: '', google_sub: null, crm_user_id: null, email_verified_at: null };
  await tx
    .update(users)
    .set({ ...proofs, email: to, status: 'invited', updated_at: now })
    .where(and(eq(users.agency_id, agency_id), eq(users.id, user.id)));
  await revokeAccess(tx, { agency_id, user_id: user.id });
  return { agency_id, id: user.id };
}
