import pg from 'pg';
import { inject } from 'vitest';
import type { TestApp } from '../apps/server/test/harness/createTestApp';

/**
 * Connects to the test's database as superuser, exempt from foreign keys and row-level security. The caller
 * ends the connection.
 */
export async function connectAsSuperuser(test: TestApp): Promise<pg.Client> {
  const { rows } = await test.ownerPool.query<{ name: string }>('select current_database() as name');
  const url = new URL(inject('testCluster').superuserUrl);
  url.pathname = `/${rows[0]?.name ?? ''}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return client;
}
