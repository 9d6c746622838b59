import { sql } from 'drizzle-orm';
import type { Database } from '../ports';
import { appRole } from './migrate';

/**
 * Runs `work` as one tenant: a transaction in which row-level security shows and takes rows of `agencyId` only.
 * Everything in it happens or nothing does. Don't wait for other hosts inside.
 */
export function inTenant<T>(db: Database, agencyId: number, work: (tx: Database) => Promise<T>): Promise<T> {
  return inScope(db, { agencyId: String(agencyId), scope: '' }, work);
}

/** Runs `work` across tenants: for signing in, widget keys, jobs that serve everybody, and the operator's lists. */
export function asOperator<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inScope(db, operator, work);
}

/**
 * One statement across tenants that only reads and is sent before anything is waited for (`prepareQuery`): where drivers
 * can, it takes a single round trip with its transaction.
 */
export function readAsOperator<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.readUnder ? db.readUnder(formatSettings(operator), read) : asOperator(db, read);
}

/** Runs work in one transaction, whose rows and scope are settled by whoever hands it on. */
export type Transact = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

type Scope = { readonly agencyId: string; readonly scope: '' | 'operator' };
const operator: Scope = { agencyId: '', scope: 'operator' };

function inScope<T>(db: Database, scope: Scope, work: (tx: Database) => Promise<T>): Promise<T> {
  const settings = formatSettings(scope);
  if (db.transactionUnder) return db.transactionUnder(settings, work);
  return db.transaction(async (tx) => {
    await tx.execute(sql.raw(settings));
    return work(tx);
  });
}

/** As text without parameters, which can stand behind `begin`. The values are ours: digits and names. */
function formatSettings({ agencyId, scope }: Scope): string {
  if (!/^\d*$/.test(agencyId)) throw new TypeError(`An agency's id is a number; got "${agencyId}".`);
  return `select set_config('role', '${appRole}', true), set_config('app.agency_id', '${agencyId}', true), set_config('app.scope', '${scope}', true)`;
}
