import { sql } from 'drizzle-orm';
import type { Database } from '../ports';
import { type Migration, migrations } from './generated/migrations';
import { toRows } from './toRows';

/** The role that requests run as: no superuser, owns no table, bound by row-level security. */
export const appRole = 'adlane_app';

/** Every migration of this version, oldest first. */
export const knownMigrations: readonly Migration[] = migrations;

export type { Migration };

/** The advisory lock that serializes migrations; an arbitrary number shared by all processes. */
const lockId = 4_731_207;

const createRole = `do $$ begin
  if not exists (select from pg_roles where rolname = '${appRole}') then
    create role ${appRole} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null;
end $$`;

const grantMembership = `do $$ begin
  if current_user <> '${appRole}' and not pg_has_role(current_user, '${appRole}', 'member') then
    execute format('grant ${appRole} to %I', current_user);
  end if;
end $$`;

/**
 * Migrates the database to the newest schema, in one transaction under a lock: of several processes that start at
 * once, one migrates and the others wait. `ownerDb` owns the tables and may create roles.
 * @param wanted the migrations that the database should have; those it already has are skipped
 * @default every migration of this version
 * @returns the tags of the migrations that were applied
 */
export async function migrate(
  ownerDb: Database,
  wanted: readonly Migration[] = knownMigrations,
): Promise<string[]> {
  return ownerDb.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    await run(`select pg_advisory_xact_lock(${lockId})`);
    await run(createRole);
    await run(grantMembership);
    await run(
      'create table if not exists adlane_migrations (tag text primary key, applied_at timestamptz not null default now())',
    );
    const known = toRows<{ tag: string }>(await run('select tag from adlane_migrations'));
    const appliedBefore = new Set(known.map((row) => row.tag));
    const pending = wanted.filter(({ tag }) => !appliedBefore.has(tag));
    for (const migration of pending) {
      for (const statement of migration.statements) await run(statement);
      await tx.execute(sql`insert into adlane_migrations (tag) values (${migration.tag})`);
    }
    if (pending.length > 0) await grantToAppRole(run);
    return pending.map((migration) => migration.tag);
  });
}

async function grantToAppRole(run: (text: string) => Promise<unknown>): Promise<void> {
  await run(`grant usage on schema public to ${appRole}`);
  await run(`grant select, insert, update, delete on all tables in schema public to ${appRole}`);
  await run(`grant usage, select on all sequences in schema public to ${appRole}`);
  await run(`revoke all on adlane_migrations from ${appRole}`);
  // PostgreSQL writes through simple views, and those of the owner pass by the row-level security.
  const views = await run(
    `select viewname as name from pg_views where schemaname = 'public' and viewowner = current_user`,
  );
  for (const { name } of toRows<{ name: string }>(views))
    await run(`revoke insert, update, delete on "${name}" from ${appRole}`);
}
