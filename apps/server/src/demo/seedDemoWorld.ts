import type { Ports } from '@adlane/api-server';
import { type DemoLogin, demoLogins, seedWorld } from '@adlane/mocks/world';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { setUpAlone } from '../database/setUpAlone';

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isEmpty: boolean }>(
    'select not exists (select from agencies) as "isEmpty"',
  );
  return rows[0]?.isEmpty === true;
}

/**
 * Fills an empty database with the demo world, around the present time; of several processes that start at once, one
 * does. Never call it in production: it has logins.
 * @returns who can sign in; nobody where the database already held something else
 */
export async function seedDemoWorld(
  ownerPool: pg.Pool,
  { log, secrets, files, clock }: Pick<Ports, 'log' | 'secrets' | 'files' | 'clock'>,
): Promise<readonly DemoLogin[]> {
  await setUpAlone(ownerPool, async () => {
    if (!(await isEmpty(ownerPool))) return;
    await seedWorld(drizzle(ownerPool), { now: clock.now(), secrets, files });
    log.info({}, 'The empty database was filled with the demo world');
  });
  const { email } = demoLogins[0];
  const { rowCount } = await ownerPool.query('select from users where email = $1', [email]);
  return rowCount === 0 ? [] : demoLogins;
}
