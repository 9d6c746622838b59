// Writes generated/world.tar.gz: a compact PostgreSQL data folder with the migrated schema, the demo data and
// the stories' sessions. `npm run world -w mocks`; Storybook and tests run it when sources have changed.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { asOperator, migrate } from '@adlane/api-server';
import { auth_sessions, users } from '@adlane/api-server/schema';
import { type Role, roles } from '@adlane/contract';
import { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { storyTokens } from '../src/story/storySession';
import { backupRows } from '../src/tab/dump/rowsBackup';
import { tabSecrets } from '../src/tab/ports/tabSecrets';
import { demoLogins } from '../src/world/demoLogins';
import { seedWorld } from '../src/world/seedWorld';
import { worldNow } from '../src/world/worldNow';

const target = new URL('../generated/', import.meta.url);
const farFuture = new Date('2099-01-01T00:00:00.000Z');

async function sha256Hex(text: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex');
}

/** Signs in the demo users with the tokens that stories send. */
async function seedStorySessions(db: ReturnType<typeof drizzle>): Promise<void> {
  const findEmail = (role: Role) => demoLogins.find((login) => login.role === role)?.email ?? '';
  await asOperator(db, async (tx) => {
    for (const role of roles) {
      const [user] = await tx
        .select()
        .from(users)
        .where(eq(users.email, findEmail(role)));
      if (!user) throw new Error(`The world has no demo user of the role ${role}.`);
      await tx.insert(auth_sessions).values({
        agency_id: user.agency_id,
        user_id: user.id,
        token_hash: await sha256Hex(storyTokens[role]),
        expires_at: farFuture,
        created_at: worldNow,
      });
    }
  });
}

/** Makes a data folder compact: no template databases, no free space, a short log. */
async function shrink(pglite: PGlite): Promise<void> {
  await pglite.exec('update pg_database set datistemplate = false');
  await pglite.exec('drop database template0');
  await pglite.exec('drop database template1');
  await pglite.exec('vacuum full');
  await pglite.exec('checkpoint');
  await pglite.exec('select pg_switch_wal()');
  await pglite.exec('checkpoint');
}

const pglite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
const db = drizzle(pglite);
await migrate(db);
await seedWorld(db, { now: worldNow, secrets: tabSecrets });
await seedStorySessions(db);
await pglite.exec(backupRows);
await shrink(pglite);
const dump = await pglite.dumpDataDir('none');
await pglite.close();

const packed = gzipSync(Buffer.from(await dump.arrayBuffer()), { level: 9 });
await mkdir(target, { recursive: true });
// Written to a temporary file first: an aborted or concurrent build never leaves half a dump.
const draft = new URL(`world.${process.pid}.part`, target);
await writeFile(draft, packed);
await rename(draft, new URL('world.tar.gz', target));
console.log(`mocks/generated/world.tar.gz: ${(packed.length / 1e6).toFixed(2)} MB`);
