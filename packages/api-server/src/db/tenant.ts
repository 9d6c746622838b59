import { sql } from 'drizzle-orm';
import type { Database } from '../ports';
import { appRole } from './migrate';
import { retryAborted } from './retryAborted';

/**
 * Runs `work` as one tenant, in a transaction whose row-level security allows only rows of `agencyId`. Do not
 * wait for other hosts inside: a deadlock runs it again.
 */
export function inTenant<T>(db: Database, agencyId: number, work: (tx: Database) => Promise<T>): Promise<T> {
  return inScope(db, { agencyId: String(agencyId), scope: '' }, work);
}

/** Runs `work` across tenants: for signing in, widget keys, jobs of all tenants, and the operator's lists. */
export function asOperator<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  return inScope(db, operator, work);
}

/**
 * Runs one read-only prepared query across tenants (`prepareQuery`); drivers that can send it with its
 * transaction in one round trip.
 */
export function readAsOperator<T>(db: Database, read: (tx: Database) => Promise<T>): Promise<T> {
  return db.readUnder ? db.readUnder(formatSettings(operator), read) : asOperator(db, read);
}

/** Runs work in one transaction, whose tenant is fixed by the provider of the function. */
export type Transact = <T>(work: (tx: Database) => Promise<T>) => Promise<T>;

type Scope = { readonly agencyId: string; readonly scope: '' | 'operator' };
const operator: Scope = { agencyId: '', scope: 'operator' };

function inScope<T>(db: Database, scope: Scope, work: (tx: Database) => Promise<T>): Promise<T> {
  const settings = formatSettings(scope);
  return retryAborted(async () => {
    if (db.transactionUnder) return db.transactionUnder(settings, work);
    return db.transaction(async (tx) => {
      await tx.execute(sql.raw(settings));
      return work(tx);
    });
  });
}

/**
 * Returns the settings as SQL without parameters, to send along with `begin`. The values are digits and fixed
 * names.
 */
function formatSettings({ agencyId, scope }: Scope): string {
  if (!/^\d*$/.test(agencyId)) throw new TypeError(`An agency's id is a number; got "${agencyId}".`);
  return `select set_config('role', '${appRole}', true), set_config('app.agency_id', '${agencyId}', true), set_config('app.scope', '${scope}', true)`;
}
