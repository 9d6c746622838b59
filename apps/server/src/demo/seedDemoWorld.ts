import type { Log } from '@adlane/api-server';
import { seedWorld } from '@adlane/mocks/world';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isEmpty: boolean }>(
    'select not exists (select from agencies) as "isEmpty"',
  );
  return rows[0]?.isEmpty === true;
}

/** Fills an empty database with the demo world, around the present time. Never call it in production: it has logins. */
export async function seedDemoWorld(ownerPool: pg.Pool, log: Log): Promise<void> {
  if (!(await isEmpty(ownerPool))) return;
  await seedWorld(drizzle(ownerPool), { now: new Date() });
  log.info({}, 'The empty database was filled with the demo world');
}
