import type { CallName, Contract, Role } from '@adlane/contract';
import { asOperator } from '../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../ports';
import { audit } from '../auditLog/audit';
import { accountByEmail } from './queries';

/** The call by which somebody came in or tried to, and from where. */
export type SignInAttempt = { readonly call: CallName<Contract> & `auth.${string}`; readonly ip: string };

type Who = { readonly agency_id: number; readonly id: number; readonly entity_type: Role };

/** Writes into the audit log of the account's agency that its holder came in, in the transaction that lets them in. */
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
 * Queues the entry of a failed sign-in. Whether there is an account is looked up by the job alone, so that the answer to
 * an unknown address takes no other time.
 */
export async function queueFailedSignIn(ports: Ports, entrance: SignInAttempt, email: string): Promise<void> {
  const failure: Failure = { ...entrance, email, at: ports.clock.now().toISOString() };
  await ports.jobs.send('auth.failed', { sealed: await ports.secrets.encrypt(JSON.stringify(failure)) });
}

/** The job behind it: the account's agency reads of the attempt; one at no account of ours concerns nobody. */
export async function auditFailedSignIn(ports: Ports, { sealed }: JobPayloads['auth.failed']): Promise<void> {
  const { email, call, ip, at }: Failure = JSON.parse(await ports.secrets.decrypt(sealed));
  await asOperator(ports.db, async (tx) => {
    const account = await accountByEmail(tx, email);
    if (!account) return;
    const { agency_id, entity_type } = account;
    await audit(
      tx,
      { agency_id, user_id: account.id, entity_type },
      { action: `${call}.failed`, entity: 'auth', id: null, changes: {}, at: new Date(at), ip },
    );
  });
}
