import type pg from 'pg';
import { type TableShape, tableShapes } from './tableShape';

/** Sessions and counters belong to requests, not to a tenant's data. */
const left = new Set(['auth_sessions', 'idempotency_keys', 'rate_limits', 'adlane_migrations', 'agencies']);

function buildCopy({ name, columns, hasIdentity, uniqueOverall }: TableShape): string {
  const all = hasIdentity ? ['id', ...columns] : columns;
  const values = all.map((column) => (uniqueOverall.has(column) ? `"${column}" || '-' || g` : `"${column}"`));
  return `insert into "${name}" (agency_id, ${all.map((column) => `"${column}"`).join(', ')})
    select g, ${values.join(', ')} from "${name}", generate_series($2::int, $3::int) g where agency_id = $1`;
}

function copyOfAgency({ columns, uniqueOverall }: TableShape): string {
  const own = columns.filter((column) => column !== 'id');
  const values = own.map((column) => (uniqueOverall.has(column) ? `"${column}" || '-' || g` : `"${column}"`));
  return `insert into agencies (id, ${own.map((column) => `"${column}"`).join(', ')})
    select g, ${values.join(', ')} from agencies, generate_series($2::int, $3::int) g where id = $1`;
}

/**
 * Copies a tenant with all its data until there are `count` tenants of its size. Every primary key starts
 * with the tenant's key, so copied rows have the same ids. `client` is a superuser's: foreign keys are not
 * checked during the copy.
 */
export async function multiplyTenant(client: pg.ClientBase, agencyId: number, count: number): Promise<void> {
  const { rows } = await client.query<{ first: number }>('select max(id) + 1 as first from agencies');
  const first = rows[0]?.first ?? 1;
  const range = [agencyId, first, first + count - 2];
  await client.query('set session_replication_role = replica');
  for (const shape of await tableShapes(client)) {
    if (shape.name === 'agencies') await client.query(copyOfAgency(shape), range);
    else if (shape.hasTenant && !left.has(shape.name)) await client.query(buildCopy(shape), range);
  }
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze');
}
