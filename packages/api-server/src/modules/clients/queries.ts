import type { Contract, ParsedInput } from '@adlane/contract';
import { and, asc, count, desc, eq, ilike, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { pageRange } from '../../db/page';
import { ads, leads } from '../../db/schema/ads';
import { agencies } from '../../db/schema/agencies';
import { client_permissions, clients } from '../../db/schema/clients';
import { searchPattern } from '../../db/searchPattern';
import type { UserCaller } from '../../http/callers';
import type { Database } from '../../ports';
import { liveAds } from '../liveAds';
import { visibleClients } from '../visibility';

export type ClientQuery = ParsedInput<Contract['clients']['export']>['query'];
export type ClientValues = Partial<typeof clients.$inferInsert>;

const fullName = sql<string>`trim(${clients.first_name} || ' ' || ${clients.last_name})`;

/** Clients that are there for the caller; what was deleted is archived and gone. */
function seenBy(caller: UserCaller): SQL | undefined {
  return and(eq(clients.agency_id, caller.agency_id), ne(clients.status, 'archived'), visibleClients(caller));
}

function matching(caller: UserCaller, query: ClientQuery): SQL | undefined {
  const pattern = searchPattern(query.search ?? '');
  return and(
    seenBy(caller),
    eq(clients.is_hidden, query.hidden),
    query.niche === undefined ? undefined : eq(clients.niche, query.niche),
    query.status && eq(clients.status, query.status),
    query.search
      ? or(
          ilike(clients.business_name, pattern),
          ilike(fullName, pattern),
          ilike(clients.email, pattern),
          ilike(clients.phone, pattern),
        )
      : undefined,
  );
}

/** The caller's clients; all of them where no page is named. */
export async function listClients(
  tx: Database,
  caller: UserCaller,
  query: ClientQuery,
  page?: { readonly page: number; readonly per_page: number },
) {
  const where = matching(caller, query);
  const { created_at, business_name, email, updated_at } = clients;
  const sortable = { created_at, name: fullName, business_name, email, updated_at };
  const direction = query.order === 'asc' ? asc : desc;
  const select = tx
    .select()
    .from(clients)
    .where(where)
    .orderBy(direction(sortable[query.sort ?? 'created_at']), direction(clients.id))
    .$dynamic();
  const range = page && pageRange(page);
  const rows = await (range ? select.limit(range.limit).offset(range.offset) : select);
  const [counted] = await tx.select({ total: count() }).from(clients).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/** Numbers of running ads and of leads by client. */
export async function countsOf(tx: Database, agencyId: number, ids: readonly number[], now: Date) {
  const running = await tx
    .select({ id: ads.client_user_id, n: count() })
    .from(ads)
    .where(and(eq(ads.agency_id, agencyId), inArray(ads.client_user_id, [...ids]), liveAds(now)))
    .groupBy(ads.client_user_id);
  const received = await tx
    .select({ id: leads.client_user_id, n: count() })
    .from(leads)
    .where(and(eq(leads.agency_id, agencyId), inArray(leads.client_user_id, [...ids])))
    .groupBy(leads.client_user_id);
  return {
    liveAds: new Map(running.map(({ id, n }) => [id, n])),
    leads: new Map(received.map(({ id, n }) => [id, n])),
  };
}

export async function findClient(tx: Database, caller: UserCaller, id: number) {
  const [record] = await tx
    .select({ client: clients, flags: client_permissions, defaults: agencies.default_permissions })
    .from(clients)
    .innerJoin(agencies, eq(agencies.id, clients.agency_id))
    .leftJoin(
      client_permissions,
      and(eq(client_permissions.agency_id, clients.agency_id), eq(client_permissions.client_id, clients.id)),
    )
    .where(and(seenBy(caller), eq(clients.id, id)));
  return record;
}

/** Those of the clients that the caller has, held against other changes in one order until the transaction ends. */
export function lockClients(tx: Database, caller: UserCaller, ids: readonly number[]) {
  return tx
    .select()
    .from(clients)
    .where(and(seenBy(caller), inArray(clients.id, [...ids])))
    .orderBy(asc(clients.id))
    .for('update');
}

/** True where another client of the agency has the address. */
export async function isEmailTaken(
  tx: Database,
  agencyId: number,
  email: string,
  except = 0,
): Promise<boolean> {
  const rows = await tx
    .select({ id: clients.id })
    .from(clients)
    .where(
      and(
        eq(clients.agency_id, agencyId),
        eq(sql`lower(${clients.email})`, email),
        ne(clients.status, 'archived'),
        ne(clients.id, except),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

export async function updateClients(
  tx: Database,
  agencyId: number,
  ids: readonly number[],
  values: ClientValues,
): Promise<void> {
  await tx
    .update(clients)
    .set(values)
    .where(and(eq(clients.agency_id, agencyId), inArray(clients.id, [...ids])));
}
