import { appRole } from '@adlane/api-server';
import pg from 'pg';

/**
 * Connection URLs of the two roles. The owner migrates; the app role serves requests (no superuser, owns no
 * table).
 */
export type DatabaseUrls = { readonly ownerUrl: string; readonly appUrl: string };

export const ownerRole = 'adlane_owner';

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks rejects the query that runs on it; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function putRole(client: pg.Client, role: string, password: string): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
  const verb = rowCount === 0 ? 'create' : 'alter';
  const rights = 'login nosuperuser nocreatedb nocreaterole nobypassrls';
  await client.query(
    `${verb} role ${client.escapeIdentifier(role)} with ${rights} password ${client.escapeLiteral(password)}`,
  );
}

export function withIdentity(url: string, user: string, password: string, database?: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = encodeURIComponent(password);
  return database === undefined ? changed.href : withDatabase(changed.href, database);
}

/** Returns the URL with another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

/** Creates the database and both roles as superuser: for the embedded PostgreSQL and for tests. */
export async function createDatabase(
  superuserUrl: string,
  options: { readonly name: string; readonly ownerPassword: string; readonly appPassword: string },
): Promise<DatabaseUrls> {
  await withClient(superuserUrl, async (client) => {
    await putRole(client, ownerRole, options.ownerPassword);
    await putRole(client, appRole, options.appPassword);
    await client.query(`grant ${appRole} to ${ownerRole}`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [options.name]);
    if (rowCount !== 0) return;
    const name = client.escapeIdentifier(options.name);
    await client.query(`create database ${name} owner ${ownerRole}`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to ${appRole}`);
  });
  return {
    ownerUrl: withIdentity(superuserUrl, ownerRole, options.ownerPassword, options.name),
    appUrl: withIdentity(superuserUrl, appRole, options.appPassword, options.name),
  };
}

async function canSignIn(url: string): Promise<boolean> {
  return withClient(url, (client) => client.query('select 1')).then(
    () => true,
    () => false,
  );
}

/**
 * Prepares the roles in an external PostgreSQL: the app role is created through the owner's URL unless it has
 * a URL. Every process with the same secret derives the same password, so several can share the database.
 */
export async function prepareExternalDatabase(options: {
  readonly ownerUrl: string;
  readonly appUrl?: string | undefined;
  readonly appPassword: string;
}): Promise<DatabaseUrls> {
  if (options.appUrl !== undefined) return { ownerUrl: options.ownerUrl, appUrl: options.appUrl };
  const appUrl = withIdentity(options.ownerUrl, appRole, options.appPassword);
  if (await canSignIn(appUrl)) return { ownerUrl: options.ownerUrl, appUrl };
  try {
    await withClient(options.ownerUrl, async (client) => {
      await putRole(client, appRole, options.appPassword);
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      const name = client.escapeIdentifier(rows[0]?.name ?? '');
      await client.query(`grant connect on database ${name} to ${appRole}`);
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The role ${appRole} could not be made through DATABASE_URL (${reason}). ` +
        'Give that user CREATEROLE, or make the role yourself and set DATABASE_APP_URL.',
      { cause },
    );
  }
  return { ownerUrl: options.ownerUrl, appUrl };
}
