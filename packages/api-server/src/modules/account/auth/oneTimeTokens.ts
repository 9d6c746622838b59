import { and, desc, eq, exists, gt, isNull, lte, or, type SQL } from 'drizzle-orm';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { one_time_tokens, type TokenPurpose } from '../../../db/schema/account/oneTimeTokens';
import { users } from '../../../db/schema/account/users';
import { invalid, type Problem } from '../../../http/problem';
import type { Database, Ports } from '../../../ports';
import type { WaitingSignup } from './mailedRequests';

/** Lifetime of mailed links in milliseconds. */
const lifetimeMs: Readonly<Record<TokenPurpose, number>> = {
  'reset-password': 60 * 60 * 1000,
  'verify-signup': 3 * 24 * 60 * 60 * 1000,
  'accept-invitation': 7 * 24 * 60 * 60 * 1000,
};

export type NewToken = {
  readonly token: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly account?: { readonly agency_id: number; readonly id: number };
  readonly details?: unknown;
  /** Time of the request, when the lifetime begins. */
  readonly at: Date;
};

/** Stores a link's secret as a hash; does nothing if it is stored already. Call within `asOperator`. */
export async function storeToken(tx: Database, { token, purpose, email, ...rest }: NewToken): Promise<void> {
  const { account, details, at } = rest;
  await tx.delete(one_time_tokens).where(lte(one_time_tokens.expires_at, at));
  await tx
    .insert(one_time_tokens)
    .values({
      token_hash: sha256Hex(token),
      purpose,
      email,
      agency_id: account?.agency_id ?? null,
      user_id: account?.id ?? null,
      details: details ?? null,
      created_at: at,
      expires_at: new Date(at.getTime() + lifetimeMs[purpose]),
    })
    .onConflictDoNothing();
}

/** The status of the user that a link of this purpose is for. */
const holderStatus = {
  'reset-password': 'active',
  'verify-signup': 'active',
  'accept-invitation': 'invited',
} as const satisfies Record<TokenPurpose, string>;

/** Matches a token whose user still has the address that the link was mailed to, in the status it is for. */
function matchesValidToken(tx: Database, { purpose, token, now }: TokenUse): SQL | undefined {
  const holder = tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.agency_id, one_time_tokens.agency_id),
        eq(users.id, one_time_tokens.user_id),
        eq(users.email, one_time_tokens.email),
        eq(users.status, holderStatus[purpose]),
      ),
    );
  return and(
    eq(one_time_tokens.token_hash, sha256Hex(token)),
    eq(one_time_tokens.purpose, purpose),
    gt(one_time_tokens.expires_at, now),
    or(isNull(one_time_tokens.user_id), exists(holder)),
  );
}

type TokenUse = { readonly purpose: TokenPurpose; readonly token: string; readonly now: Date };

/** Returns whether the token is valid. */
export async function isValidToken(tx: Database, use: TokenUse): Promise<boolean> {
  const rows = await tx
    .select({ purpose: one_time_tokens.purpose })
    .from(one_time_tokens)
    .where(matchesValidToken(tx, use));
  return rows.length > 0;
}

/** Redeems a token once, also when two requests arrive at the same time. Call within `asOperator`. */
export async function redeemToken(tx: Database, use: TokenUse) {
  const [row] = await tx.delete(one_time_tokens).where(matchesValidToken(tx, use)).returning();
  return row;
}

/** Deletes the links of a purpose that were mailed to an address. */
export async function dropTokens(tx: Database, purpose: TokenPurpose, email: string): Promise<void> {
  await tx
    .delete(one_time_tokens)
    .where(and(eq(one_time_tokens.purpose, purpose), eq(one_time_tokens.email, email)));
}

/** Finds the latest sign-up that waits for its address to be verified. */
export async function findPendingSignup(
  tx: Database,
  email: string,
  now: Date,
): Promise<WaitingSignup | undefined> {
  const [row] = await tx
    .select({ details: one_time_tokens.details })
    .from(one_time_tokens)
    .where(
      and(
        eq(one_time_tokens.email, email),
        eq(one_time_tokens.purpose, 'verify-signup'),
        gt(one_time_tokens.expires_at, now),
      ),
    )
    .orderBy(desc(one_time_tokens.created_at))
    .limit(1);
  return row && (row.details as WaitingSignup);
}

/** 422 for a link that is used, expired or has another purpose; the log has the purpose. */
export function refuseToken(ports: Pick<Ports, 'log'>, purpose: TokenPurpose): Problem {
  ports.log.warn({ purpose }, 'A one-time link was refused');
  return invalid({ token: ['This link is no longer valid. Please request a new one.'] });
}
