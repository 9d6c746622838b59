import { sql } from 'drizzle-orm';
import type { Database } from '../ports';

const kinds = {
  folders: 1,
  templates: 2,
  clients: 3,
  imports: 4,
  media: 5,
  niches: 24,
  categories: 25,
  tags: 26,
  customFields: 27,
  customInserts: 28,
  projects: 29,
  surveys: 30,
} as const;

/** The tenant of names that belong to the operator and apply to all tenants. */
export const allTenants = 0;

/**
 * Locks the names of one kind within a tenant until the transaction ends. Without it, two transactions that check the
 * same name at once would both find it free.
 */
export async function lockNames(tx: Database, agencyId: number, kind: keyof typeof kinds): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}::int, ${agencyId}::int)`);
}
