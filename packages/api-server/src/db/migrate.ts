import { sql } from 'drizzle-orm';
import type { Database } from '../ports';
import { migrations } from './generated/migrations';
import { rowsOf } from './rowsOf';

/** The role that requests run as: no superuser, owns nothing, bound by row-level security. */
export const appRole = 'adlane_app';

/** Tags of all migrations that this version has, in their order. */
export const knownMigrations: readonly string[] = migrations.map(({ tag }) => tag);

/** Any number that all processes agree on. */
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
 * Brings the database to the newest schema, in one transaction under a lock: of several processes that start at
 * once, one works and the others wait. `ownerDb` owns the tables and may create roles.
 * @param options.only tags to stop at, for a database that is to be of an earlier version; all where not given
 * @returns the tags that were applied now
 */
export async function migrate(
  ownerDb: Database,
  { only = knownMigrations }: { readonly only?: readonly string[] } = {},
): Promise<string[]> {
  return ownerDb.transaction(async (tx) => {
    const run = (text: string) => tx.execute(sql.raw(text));
    await run(`select pg_advisory_xact_lock(${lockId})`);
    await run(createRole);
    await run(grantMembership);
    await run(
      'create table if not exists adlane_migrations (tag text primary key, applied_at timestamptz not null default now())',
    );
    const known = rowsOf<{ tag: string }>(await run('select tag from adlane_migrations'));
    const appliedBefore = new Set(known.map((row) => row.tag));
    const pending = migrations.filter(({ tag }) => only.includes(tag) && !appliedBefore.has(tag));
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
}
