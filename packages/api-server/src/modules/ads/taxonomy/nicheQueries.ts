import type { Contract, ParsedInput } from '@adlane/contract';
import type { Niche } from '@adlane/contract/ads/taxonomy/niches';
import { and, asc, count, desc, eq, ilike, type SQL, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { type NicheStatus, niches } from '../../../db/schema/ads/taxonomy';
import { templates } from '../../../db/schema/ads/templates';
import { searchPattern } from '../../../db/searchPattern';
import { found, invalid } from '../../../http/problem';
import { isOperator } from '../../../http/roles';
import type { ReadContext } from '../../../http/UseCaseContext';
import { toNameKey } from '../../../naming/toNameKey';
import type { Database } from '../../../ports';
import { countShown } from '../templates/countShown';

type NicheQuery = ParsedInput<Contract['niches']['list']>['query'];

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

type NicheRecord = Awaited<ReturnType<typeof selectNiches>['rows']>[number];

function toNiche({ niche, templates_count }: NicheRecord): Niche {
  return {
    ...niche,
    status: niche.status === storedStatus.active ? 'active' : 'inactive',
    templates_count,
    created_at: niche.created_at.toISOString(),
    updated_at: niche.updated_at.toISOString(),
  };
}

/** Lists niches with the number of templates in each that lists show the caller; only the operator sees inactive ones. */
export async function listNiches(ctx: ReadContext, query: NicheQuery) {
  const { tx, caller } = ctx;
  const where = and(
    query.status && eq(niches.status, storedStatus[query.status]),
    isOperator(caller) ? undefined : eq(niches.status, storedStatus.active),
    query.search ? ilike(niches.name, searchPattern(query.search)) : undefined,
  );
  const { rows, templates_count } = selectNiches(ctx, where);
  const sortable = { name: niches.name, created_at: niches.created_at, templates_count };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  return listPage(
    query,
    rows.orderBy(direction(sortable[query.sort ?? 'name']), asc(niches.id)),
    tx.select({ total: count() }).from(niches).where(where),
    toNiche,
  );
}

/** Returns a niche, whatever its status. @throws Problem 404 */
export async function findNiche(ctx: ReadContext, id: number): Promise<Niche> {
  const [row] = await selectNiches(ctx, eq(niches.id, id)).rows;
  return toNiche(found(row));
}

/** Lists the names of all niches, inactive ones included. */
export function listNicheNames(tx: Database) {
  return tx.select({ id: niches.id, name: niches.name, status: niches.status }).from(niches);
}

type Named = { readonly name: string };

export function hasSameName(name: string) {
  return (other: Named) => toNameKey(other.name) === toNameKey(name);
}

/** @throws Problem 422 */
export function checkNameFree(name: string, others: readonly Named[]): void {
  if (others.some(hasSameName(name))) throw invalid({ name: ['A niche with this name already exists.'] });
}
