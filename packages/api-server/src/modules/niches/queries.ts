import type { Contract, Niche, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, inArray, sql } from 'drizzle-orm';
import { pageRange } from '../../db/page';
import { niches } from '../../db/schema/niches';
import { templates } from '../../db/schema/templates';
import { searchPattern } from '../../db/searchPattern';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { countShown } from '../templates/countShown';

export type NicheQuery = ParsedInput<Contract['niches']['list']>['query'];

/** Requests that are open or refused are no niches (`niches.requested` lists them). */
const storedStatus = { active: 'approved', inactive: 'archived' } as const satisfies Record<
  Niche['status'],
  string
>;

/** Niches with the number of templates in each that lists show the caller; those switched off, for the operator alone. */
export async function listNiches(tx: Database, caller: UserCaller, query: NicheQuery) {
  const shown = countShown(tx, caller, templates.niche);
  const where = and(
    inArray(niches.status, Object.values(storedStatus)),
    query.status && eq(niches.status, storedStatus[query.status]),
    caller.entity_type === 'SuperAdmin' ? undefined : eq(niches.status, storedStatus.active),
    query.search ? ilike(niches.name, searchPattern(query.search)) : undefined,
  );
  const sortable = {
    name: niches.name,
    created_at: niches.created_at,
    templates_count: sql<number>`coalesce(${shown.templates}, 0)`.mapWith(Number),
  };
  const direction = query.sort && query.order === 'desc' ? desc : asc;
  const { limit, offset } = pageRange(query);
  const rows = await tx
    .select({ niche: niches, templates_count: sortable.templates_count })
    .from(niches)
    .leftJoin(shown, eq(shown.by, niches.name))
    .where(where)
    .orderBy(direction(sortable[query.sort ?? 'name']), asc(niches.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await tx.select({ total: count() }).from(niches).where(where);
  return { rows: rows.map(toNiche), total: counted?.total ?? 0 };
}

type NicheRecord = { readonly niche: typeof niches.$inferSelect; readonly templates_count: number };

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
