import type { Contract, ParsedInput } from '@adlane/contract';
import type { Niche } from '@adlane/contract/niches';
import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { readPage } from '../../db/page';
import { clients } from '../../db/schema/clients';
import { type NicheStatus, niches } from '../../db/schema/niches';
import { templates } from '../../db/schema/templates';
import { users } from '../../db/schema/users';
import { searchPattern } from '../../db/searchPattern';
import type { ReadContext } from '../../http/UseCaseContext';
import type { Database } from '../../ports';
import { countShown } from '../templates/countShown';

export type NicheQuery = ParsedInput<Contract['niches']['list']>['query'];

/** How a niche's status is stored. */
export const storedStatus = { active: 'approved', inactive: 'archived' } as const satisfies Record<
  Niche['status'],
  NicheStatus
>;

function selectNiches(ctx: ReadContext, where: SQL | undefined) {
  const { tx } = ctx;
  const shown = countShown(ctx, templates.niche);
  const templates_count = sql<number>`coalesce(${shown.templates}, 0)`.mapWith(Number);
  const rows = tx
    .select({ niche: niches, templates_count })
    .from(niches)
    .leftJoin(shown, eq(shown.by, niches.name))
    .where(where)
    .$dynamic();
  return { rows, templates_count };
}

/** Niches with the number of templates in each that lists show the caller; those switched off, for the operator alone. */
export async function listNiches(ctx: ReadContext, query: NicheQuery) {
  const { tx, caller } = ctx;
  const where = and(
    query.status && eq(niches.status, storedStatus[query.status]),
    caller.entity_type === 'SuperAdmin' ? undefined : eq(niches.status, storedStatus.active),
    query.search ? ilike(niches.name, searchPattern(query.search)) : undefined,
  );
  const selected = selectNiches(ctx, where);
  const sortable = {
    name: niches.name,
    created_at: niches.created_at,
    templates_count: selected.templates_count,
  };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const page = await readPage(
    query,
    selected.rows.orderBy(direction(sortable[query.sort ?? 'name']), asc(niches.id)),
    tx.select({ total: count() }).from(niches).where(where),
  );
  return { ...page, rows: page.rows.map(toNiche) };
}

/** One niche, whatever its status. */
export async function findNiche(ctx: ReadContext, id: number): Promise<Niche | undefined> {
  const [row] = await selectNiches(ctx, eq(niches.id, id)).rows;
  return row && toNiche(row);
}

type NicheRow = typeof niches.$inferSelect;
type NicheRecord = { readonly niche: NicheRow; readonly templates_count: number };

function toNiche({ niche, templates_count }: NicheRecord): Niche {
  return {
    id: niche.id,
    name: niche.name,
    status: niche.status === storedStatus.active ? 'active' : 'inactive',
    templates_count,
    created_at: niche.created_at.toISOString(),
    updated_at: niche.updated_at.toISOString(),
  };
}

/** The niche itself, held against other changes until the transaction ends. */
export async function lockNiche(tx: Database, id: number): Promise<NicheRow | undefined> {
  const [niche] = await tx.select().from(niches).where(eq(niches.id, id)).for('update');
  return niche;
}

/** Names and states of all niches, those that are switched off included. */
export function nicheNames(tx: Database): Promise<Pick<NicheRow, 'id' | 'name' | 'status'>[]> {
  return tx.select({ id: niches.id, name: niches.name, status: niches.status }).from(niches);
}

export async function insertNiche(tx: Database, values: typeof niches.$inferInsert): Promise<number> {
  const [made] = await tx.insert(niches).values(values).returning({ id: niches.id });
  return made?.id ?? 0;
}

export async function updateNiche(
  tx: Database,
  id: number,
  values: Partial<typeof niches.$inferInsert>,
): Promise<void> {
  await tx.update(niches).set(values).where(eq(niches.id, id));
}

/** Removes a niche; its categories are left without one. */
export async function deleteNiche(tx: Database, id: number): Promise<void> {
  await tx.delete(niches).where(eq(niches.id, id));
}

/** Gives what every tenant has of a niche another name, or none: templates, clients and users. */
export async function replaceNiche(tx: Database, name: string, niche: string | null): Promise<void> {
  for (const table of [templates, clients, users]) {
    await tx.update(table).set({ niche }).where(eq(table.niche, name));
  }
}
