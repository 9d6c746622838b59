import { mayCall, type PermissionKey, permissionKeys } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtCalls, fixtureOf } from '../fixtures/allFixtures';
import type { CallMaker } from '../fixtures/makeCall';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
/** A row of each table that is another client's of the same agency, by table. */
const neighbours = new Map<string, number>();

const permissions = Object.fromEntries(permissionKeys.map((key: PermissionKey) => [key, true]));
const clientsCalls = builtCalls.filter(
  (named) =>
    fixtureOf(named) &&
    named.call.access.kind === 'user' &&
    mayCall(named.call.access, { entity_type: 'Client', permissions }),
);

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(clientsCalls));
  await findNeighbours();
});
afterAll(() => test.close());

/** Tables whose rows say themselves which client they are of. */
const owned = {
  templates: 'client_id',
  folders: 'client_id',
  lead_forms: 'client_id',
  media: 'client_id',
  custom_inserts: 'client_id',
  template_imports: 'client_id',
  ads: 'client_user_id',
  leads: 'client_user_id',
  launches: 'client_user_id',
} as const;

/** Tables whose rows are somebody's by way of another, or by not being shared. $1 is the agency, $2 the neighbour, $3 the caller. */
const indirect = {
  clients: 'select id from clients where agency_id = $1 and id = $2 and id <> $3',
  ad_sets: `select s.id from ad_sets s join ads a on a.agency_id = s.agency_id and a.id = s.ad_id
    where s.agency_id = $1 and a.client_user_id = $2 and a.client_user_id <> $3`,
  ad_set_ads: `select p.id from ad_set_ads p join ad_sets s on s.agency_id = p.agency_id and s.id = p.adset_id
    join ads a on a.agency_id = s.agency_id and a.id = s.ad_id
    where p.agency_id = $1 and a.client_user_id = $2 and a.client_user_id <> $3`,
  ad_accounts: `select a.id from ad_accounts a join sources s on s.agency_id = a.agency_id and s.id = a.source_id
    where a.agency_id = $1 and s.client_id is null and $2 <> $3 and not exists (select from ad_account_shares h
      where h.agency_id = a.agency_id and h.ad_account_id = a.id and h.client_id = $3)`,
  pages: `select p.id from pages p join sources s on s.agency_id = p.agency_id and s.id = p.source_id
    where p.agency_id = $1 and s.client_id is null and $2 <> $3 and not exists (select from page_shares h
      where h.agency_id = p.agency_id and h.page_id = p.id and h.client_id = $3)`,
} as const;

async function query(sql: string, values: readonly number[]): Promise<number | undefined> {
  const typed = sql.replace(/\$\d/g, '$&::int');
  const { rows } = await test.ownerPool.query<{ id: number }>(typed, values.slice());
  return rows[0]?.id;
}

/** One of the agency's last rows, and an ad with ad sets; not the very last, which fixtures take. */
function oneOf(table: string): string {
  return table === 'ads'
    ? `select max(s.ad_id) from ad_sets s join ad_set_ads p on p.agency_id = s.agency_id and p.adset_id = s.id
       where s.agency_id = $1`
    : `select id from ${table} where agency_id = $1 order by id desc limit 1
       offset (select least(1, count(*) - 1) from ${table} where agency_id = $1)`;
}

/** Gives a neighbour one of the agency's rows of each table, and finds those that follow from them. */
async function findNeighbours(): Promise<void> {
  const { clientId, first } = maker.callers;
  const neighbour = await query(
    'select id from clients where agency_id = $1 and id <> $2 order by id limit 1',
    [first.agencyId, clientId],
  );
  if (neighbour === undefined) throw new Error('The agency has one client only.');
  const keep = (table: string, id: number | undefined) => id !== undefined && neighbours.set(table, id);
  for (const [table, column] of Object.entries(owned)) {
    const give = `update ${table} set ${column} = $2 where agency_id = $1 and id = (${oneOf(table)}) returning id`;
    keep(table, await query(give, [first.agencyId, neighbour]));
  }
  // Leads go with their ad.
  await query(
    'update leads l set client_user_id = $2 from ads a where l.agency_id = $1 and a.agency_id = $1 and a.id = l.ad_id and a.client_user_id = $2',
    [first.agencyId, neighbour],
  );
  for (const [table, sql] of Object.entries(indirect))
    keep(table, await query(`${sql} order by 1 limit 1`, [first.agencyId, neighbour, clientId]));
}

describe('a client that holds every permission', () => {
  it('has a neighbour with rows of every kind', () => {
    const without = [...Object.keys(owned), ...Object.keys(indirect)].filter(
      (table) => !neighbours.has(table),
    );
    expect(without).toEqual([]);
  });

  it.each(clientsCalls)("$name answers a neighbour's ids as ids that never were", async (named) => {
    const { client: headers, first } = maker.callers;
    const ids = await maker.idsOf(named, first);
    await changesNothing(test, async () => {
      for (const [at, { table }] of ids.entries()) {
        const id = neighbours.get(table);
        if (id === undefined) continue;
        const theirs = await maker.make(named, first, { headers, swap: { at, from: { id } } });
        const nobodys = await maker.make(named, first, { headers, swap: { at, from: 'nowhere' } });
        const about = `id ${at} (${table})`;
        expect([about, theirs.status, theirs.text]).toEqual([about, nobodys.status, nobodys.text]);
        // 403 where no client may, whosever it is.
        if (theirs.isInPath) expect([about, 403, 404]).toContain(theirs.status);
      }
    });
  });
});
