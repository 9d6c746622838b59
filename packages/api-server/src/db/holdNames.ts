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
} as const;

/** Stands for a tenant where names are the operator's and everybody's. */
export const allTenants = 0;

/**
 * Lets one transaction at a time give names of a kind within a tenant, until it ends: two that look for a free name at
 * once would both find it free.
 */
export async function holdNames(tx: Database, agencyId: number, kind: keyof typeof kinds): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${kinds[kind]}::int, ${agencyId}::int)`);
}
