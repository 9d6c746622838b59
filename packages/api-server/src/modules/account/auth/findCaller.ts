import { isPlanOver } from '@adlane/contract/rules';
import { and, eq } from 'drizzle-orm';
import { users } from '../../../db/schema/account/users';
import { asOperator, readAsOperator } from '../../../db/tenant';
import type { UserCaller } from '../../../http/callers';
import { isAway } from '../../../http/reportError';
import type { Database } from '../../../ports';
import { computeEffectiveFlags } from '../permissions/computeEffectiveFlags';
import { type CallerRow, selectBySession, selectByToken } from './callerQueries';

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

/** Visitors see who of the team is there, within minutes. */
const seenEveryMs = 5 * 60 * 1000;

/**
 * Returns whether the user's last activity is more than some minutes old. A super admin who acts as a user does
 * not count.
 */
function isUnseen({ acting_user_id, last_seen_at }: CallerRow, now: Date): boolean {
  const isNoted = last_seen_at !== null && now.getTime() - last_seen_at.getTime() < seenEveryMs;
  return acting_user_id === null && !isNoted;
}

/**
 * Stores the time of the user's activity, at most every five minutes to save writes. A read-only database still serves reads:
 * a later request stores the time.
 */
async function storeLastSeen(db: Database, { agency_id, user_id }: CallerRow, now: Date): Promise<void> {
  await asOperator(db, (tx) =>
    tx
      .update(users)
      .set({ last_seen_at: now })
      .where(and(eq(users.agency_id, agency_id), eq(users.id, user_id))),
  ).catch((error: unknown) => {
    if (!isAway(error)) throw error;
  });
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
