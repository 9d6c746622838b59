import { type Database, migrate } from '@adlane/api-server';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';

/** Opens a separate, migrated in-memory database. */
export async function openEmptyDatabase(): Promise<{ readonly db: Database; close(): Promise<void> }> {
  const pglite = await PGlite.create();
  const db = drizzle(pglite);
  await migrate(db);
  return { db, close: () => pglite.close() };
}
