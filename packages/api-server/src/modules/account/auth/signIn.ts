import type { SignedIn } from '@adlane/contract/account/auth';
import { errorMessages } from '@adlane/contract/constants';
import { refusalMessages } from '@adlane/contract/rules';
import { sha256Hex } from '../../../crypto/sha256Hex';
import { asOperator } from '../../../db/tenant';
import { countUse, forgetUses, type RateLimit, refundUse } from '../../../http/limits/rateLimit';
import { found, Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import { insertSession } from './commands';
import { findPendingSignup } from './oneTimeTokens';
import { type AccountRow, findAccountByEmail, findUserView, isOpen, isPasswordStill } from './queries';
import { auditSignIn, queueFailedSignIn, type SignInAttempt } from './signInAudit';

/** Lifetime of a session. */
export const sessionDays = 30;
const dayMs = 24 * 60 * 60 * 1000;

/** Failed attempts per account and address, and per address on any account. */
const perAccount: RateLimit = { name: 'login-account', max: 10, windowMs: 15 * 60 * 1000 };
const perAddress: RateLimit = { name: 'login-address', max: 100, windowMs: 15 * 60 * 1000 };

export type LoginRequest = {
  readonly email: string;
  readonly password: string;
  readonly entrance: SignInAttempt;
  /**
   * Returns whether the account may sign in here.
   * @default every account
   */
  readonly isWelcome?: (account: AccountRow) => boolean;
};

/** Whether this is the password of a sign-up that still has to be confirmed; without one it takes the same time. */
async function isUnconfirmed(ports: Ports, dummyHash: string, { email, password }: LoginRequest) {
  const pending = await asOperator(ports.db, (tx) => findPendingSignup(tx, email, ports.clock.now()));
  const isRight = await ports.secrets.verifyPassword(password, pending?.password_hash ?? dummyHash);
  return pending !== undefined && isRight;
}

/** 422 that does not reveal the reason. */
export function invalidCredentials(): Problem {
  return new Problem('VALIDATION', errorMessages.invalidCredentials);
}

/**
 * Signs in. An unknown address and a wrong password get the same answer after the same work. The right password of a
 * sign-up that is not confirmed gets another one.
 * @throws Problem 422 for wrong credentials, 429 for too many attempts
 */
export async function signIn(ports: Ports, dummyHash: string, request: LoginRequest): Promise<SignedIn> {
  const { entrance } = request;
  const subject = `${entrance.ip} ${request.email}`;
  await countUse(ports, perAddress, entrance.ip);
  await countUse(ports, perAccount, subject);
  const account = await asOperator(ports.db, (tx) => findAccountByEmail(tx, request.email));
  // Accounts without a password take the same time to verify.
  const hash = account?.password_hash || dummyHash;
  const isRight = await ports.secrets.verifyPassword(request.password, hash);
  const isWelcome = account && isOpen(account) && (request.isWelcome?.(account) ?? true);
  if (!account?.password_hash || !isRight || !isWelcome) {
    await queueFailedSignIn(ports, entrance, request.email);
    if (await isUnconfirmed(ports, dummyHash, request))
      throw new Problem('VALIDATION', refusalMessages.emailUnconfirmed);
    throw invalidCredentials();
  }
  await forgetUses(ports, perAccount, subject);
  await refundUse(ports, perAddress, entrance.ip);
  return startSession(ports, account, entrance);
}

type Account = { readonly id: number; readonly agency_id: number; readonly password_hash: string };

/**
 * Starts a session of an authenticated account.
 * @throws Problem 422 if its password was changed meanwhile
 */
export async function startSession(
  ports: Ports,
  account: Account,
  entrance: SignInAttempt,
): Promise<SignedIn> {
  const access_token = ports.ids.token();
  const token_hash = sha256Hex(access_token);
  const now = ports.clock.now();
  const expires_at = new Date(now.getTime() + sessionDays * dayMs);
  const user = await asOperator(ports.db, async (tx) => {
    if (!(await isPasswordStill(tx, account))) throw invalidCredentials();
    await insertSession(
      tx,
      { agency_id: account.agency_id, user_id: account.id, token_hash, expires_at },
      now,
    );
    const view = found(await findUserView(tx, account.agency_id, account.id));
    await auditSignIn(tx, { ...account, entity_type: view.entity_type }, entrance, now);
    return view;
  });
  return { access_token, token_type: 'Bearer', expires_at: expires_at.toISOString(), user };
}
