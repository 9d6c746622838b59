import type { SignedIn } from '@adlane/contract/account/auth';
import { errorMessages } from '@adlane/contract/constants';
import { eq } from 'drizzle-orm';
import { agencies } from '../../../../db/schema/account/agencies';
import { users } from '../../../../db/schema/account/users';
import { asOperator } from '../../../../db/tenant';
import { countUse, type RateLimit } from '../../../../http/limits/rateLimit';
import { found, Problem } from '../../../../http/problem';
import type { Database, Ports } from '../../../../ports';
import { revokeAccess } from '../../access/revokeAccess';
import { insertAgency, insertUser, updateUser } from '../accountCommands';
import { parseHost } from '../agencyArea';
import { findAgencyByHost } from '../agencyQueries';
import { dropTokens } from '../oneTimeTokens';
import { type AccountRow, findAccountByEmail, isOpen } from '../queries';
import { invalidCredentials, startSession } from '../signIn';
import { queueFailedSignIn, type SignInAttempt } from '../signInAudit';
import type { GoogleIdentity } from './google';

const perAddress: RateLimit = { name: 'google-address', max: 60, windowMs: 15 * 60 * 1000 };

type Known = Pick<AccountRow, 'id' | 'agency_id' | 'password_hash' | 'status' | 'agency_status'>;

async function findAccountBySub(tx: Database, sub: string): Promise<Known | undefined> {
  const [row] = await tx
    .select({
      id: users.id,
      agency_id: users.agency_id,
      password_hash: users.password_hash,
      status: users.status,
      agency_status: agencies.status,
    })
    .from(users)
    .innerJoin(agencies, eq(agencies.id, users.agency_id))
    .where(eq(users.google_sub, sub));
  return row;
}

/**
 * Links Google's user to the account with its address. If the address was never verified, another person may
 * have created the account: its password and sessions are deleted.
 */
async function linkAccount(tx: Database, account: AccountRow, sub: string, now: Date): Promise<Known> {
  if (account.google_sub !== null || !isOpen(account)) throw invalidCredentials();
  const isProven = account.email_verified_at !== null;
  const password_hash = isProven ? account.password_hash : '';
  if (!isProven) await revokeAccess(tx, { agency_id: account.agency_id, user_id: account.id });
  const values = { google_sub: sub, password_hash, email_verified_at: account.email_verified_at ?? now };
  await updateUser(tx, account, 'active', { ...values, updated_at: now });
  return { ...account, password_hash };
}

/** Creates an agency for a new Google user; its name is asked for in the second step of onboarding. */
async function createAgency(tx: Database, who: GoogleIdentity, now: Date): Promise<Known> {
  const { sub: google_sub, email, first_name, last_name } = who;
  const times = { created_at: now, updated_at: now };
  const agency_id = await insertAgency(tx, { name: `${first_name} ${last_name}`.trim() || email, ...times });
  const person = { email, first_name, last_name, google_sub, email_verified_at: now, password_hash: '' };
  const made = await insertUser(tx, {
    agency_id,
    entity_type: 'Agency',
    team_role: 'owner',
    ...person,
    ...times,
  });
  return { ...found(made), status: 'active', agency_status: 'active' };
}

export type GoogleRequest = {
  readonly idToken: string;
  readonly nonce: string | null;
  readonly ip: string;
  readonly headers: Headers;
};

/**
 * Signs in a user of Google: by Google's id, else by the address. A new user becomes an agency, except at an
 * agency's own host name, where only existing users sign in.
 * @throws Problem 422, 429; 503 without a client id
 */
export async function signInWithGoogle(
  ports: Ports,
  verify: (idToken: string, nonce: string | null) => Promise<GoogleIdentity>,
  { idToken, nonce, ip, headers }: GoogleRequest,
): Promise<SignedIn> {
  if (ports.platforms.google.clientId === '') {
    throw new Problem('UNAVAILABLE', errorMessages.googleClientIdMissing);
  }
  await countUse(ports, perAddress, ip);
  const who = await verify(idToken, nonce);
  const entrance: SignInAttempt = { call: 'auth.loginWithGoogle', ip };
  const account = await findAccount(ports, who, headers).catch(async (error: unknown) => {
    await queueFailedSignIn(ports, entrance, who.email);
    throw error;
  });
  return startSession(ports, account, entrance);
}

/**
 * @throws Problem 422 for a closed account, one of another agency, or an unknown user at an agency's own host
 * name
 */
async function findAccount(ports: Ports, who: GoogleIdentity, headers: Headers): Promise<Known> {
  const now = ports.clock.now();
  const account = await asOperator(ports.db, async (tx) => {
    const known = await findAccountBySub(tx, who.sub);
    if (known) return known;
    // A pending sign-up with this address was never verified, so another person may have started it.
    await dropTokens(tx, 'verify-signup', who.email);
    const named = await findAccountByEmail(tx, who.email);
    if (named) return linkAccount(tx, named, who.sub, now);
    if (await findAgencyByHost(tx, parseHost(headers))) throw invalidCredentials();
    return createAgency(tx, who, now);
  });
  if (!isOpen(account)) throw invalidCredentials();
  return account;
}
