import type { Ports } from '@adlane/api-server';
import { type DemoLogin, demoLogins, seedGoogleDemo, seedWorld } from '@adlane/mocks/world';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { withSetupLock } from '../database/withSetupLock';

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ isEmpty: boolean }>(
    'select not exists (select from agencies) as "isEmpty"',
  );
  return rows[0]?.isEmpty === true;
}

/**
 * Seeds an empty database with demo data around the present time; of several processes that start at once,
 * one seeds. Never call it in production: the demo users have known passwords.
 * @returns the demo logins; none when the database was not empty
 */
export async function seedDemoWorld(
  ownerPool: pg.Pool,
  { log, secrets, files, clock }: Pick<Ports, 'log' | 'secrets' | 'files' | 'clock'>,
): Promise<readonly DemoLogin[]> {
  await withSetupLock(ownerPool, async () => {
    if (!(await isEmpty(ownerPool))) return;
    const ports = { now: clock.now(), secrets, files };
    await seedWorld(drizzle(ownerPool), ports);
    await seedGoogleDemo(drizzle(ownerPool), ports);
    log.info({}, 'Seeded the empty database with demo data');
  });
  const { email } = demoLogins[0];
  const { rowCount } = await ownerPool.query('select from users where email = $1', [email]);
  return rowCount === 0 ? [] : demoLogins;
}
