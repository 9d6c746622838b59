import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, inArray, or, sql } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { agencies } from '../../../db/schema/account/agencies';
import { users } from '../../../db/schema/account/users';
import { searchPattern } from '../../../db/searchPattern';
import type { Database } from '../../../ports';

export type TeamQuery = ParsedInput<Contract['account']['team']>['query'];

const fullName = sql`${users.first_name} || ' ' || ${users.last_name}`;

const columns = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  last_name: users.last_name,
  team_role: users.team_role,
  status: users.status,
  last_seen_at: users.last_seen_at,
  created_at: users.created_at,
};

/** Matches users of the agency itself, invited or not; clients' users are excluded. */
export function inTeam(agencyId: number) {
  return and(
    eq(users.agency_id, agencyId),
    eq(users.entity_type, 'Agency'),
    inArray(users.status, ['active', 'invited']),
  );
}

export async function listTeam(tx: Database, agencyId: number, query: TeamQuery) {
  const pattern = query.search && searchPattern(query.search);
  const where = and(
    inTeam(agencyId),
    pattern ? or(ilike(fullName, pattern), ilike(users.email, pattern)) : undefined,
  );
  const { first_name, email, created_at } = users;
  const sortable = { first_name, email, created_at };
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select(columns)
      .from(users)
      .where(where)
      .orderBy(direction(sortable[query.sort ?? 'created_at']), direction(users.id)),
    tx.select({ total: count() }).from(users).where(where),
  );
}

export async function findMember(tx: Database, agencyId: number, id: number) {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(inTeam(agencyId), eq(users.id, id)));
  return row;
}

export type MemberRow = NonNullable<Awaited<ReturnType<typeof findMember>>>;

/** Finds a team member by address, invited or not. */
export async function findMemberByEmail(tx: Database, agencyId: number, email: string) {
  const [row] = await tx
    .select(columns)
    .from(users)
    .where(and(inTeam(agencyId), eq(users.email, email)));
  return row;
}

/** Locks the team for one change at a time: two parallel changes must not remove the last two owners. */
export async function lockTeam(tx: Database, agencyId: number): Promise<void> {
  await tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, agencyId)).for('no key update');
}

/** Counts the owners who can sign in. */
export async function countOwners(tx: Database, agencyId: number): Promise<number> {
  const [row] = await tx
    .select({ owners: count() })
    .from(users)
    .where(and(inTeam(agencyId), eq(users.team_role, 'owner'), eq(users.status, 'active')));
  return row?.owners ?? 0;
}
