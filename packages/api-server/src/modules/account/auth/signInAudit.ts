import type { CallName, Contract, Role } from '@adlane/contract';
import { asOperator } from '../../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { audit } from '../auditLog/audit';
import { findAccountByEmail } from './queries';

/** The call of a sign-in, and the address that it came from. */
export type SignInAttempt = { readonly call: CallName<Contract> & `auth.${string}`; readonly ip: string };

type Who = { readonly agency_id: number; readonly id: number; readonly entity_type: Role };

/**
 * Writes a sign-in into the audit log of the account's agency, in the transaction that creates the session.
 */
export async function auditSignIn(
  tx: Database,
  who: Who,
  { call, ip }: SignInAttempt,
  at: Date,
): Promise<void> {
  const { agency_id, entity_type } = who;
  await audit(
    tx,
    { agency_id, user_id: who.id, entity_type },
    { action: call, entity: 'auth', id: null, changes: {}, at, ip },
  );
}

type Failure = SignInAttempt & { readonly email: string; readonly at: string };

/**
 * Queues the audit entry of a failed sign-in. Only the job looks up the account, so that an unknown address
 * takes no other time.
 */
export async function queueFailedSignIn(ports: Ports, entrance: SignInAttempt, email: string): Promise<void> {
  const failure: Failure = { ...entrance, email, at: ports.clock.now().toISOString() };
  await ports.jobs.send('auth.failed', { sealed: await ports.secrets.encrypt(JSON.stringify(failure)) });
}

/**
 * Job: writes the entry into the audit log of the account's agency. Attempts on unknown accounts are not
 * logged.
 */
export async function auditFailedSignIn(ports: Ports, { sealed }: JobPayloads['auth.failed']): Promise<void> {
  const { email, call, ip, at }: Failure = JSON.parse(await ports.secrets.decrypt(sealed));
  await asOperator(ports.db, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) return;
    const { agency_id, entity_type } = account;
    await audit(
      tx,
      { agency_id, user_id: account.id, entity_type },
      { action: `${call}.failed`, entity: 'auth', id: null, changes: {}, at: new Date(at), ip },
    );
  });
}
