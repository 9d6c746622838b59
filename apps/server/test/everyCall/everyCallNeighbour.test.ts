import {
  ad_account_shares,
  ad_accounts,
  ad_set_ads,
  ad_sets,
  ads,
  clients,
  custom_inserts,
  folders,
  launches,
  lead_forms,
  leads,
  media,
  page_shares,
  pages,
  sources,
  template_imports,
  templates,
} from '@adlane/api-server/schema';
import { mayCall, type PermissionKey, permissionKeys } from '@adlane/contract';
import { and, desc, eq, inArray, isNull, ne, notInArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { allCalls, findFixture } from '../fixtures/allFixtures';
import type { CallMaker } from '../fixtures/makeCall';
import { findRow, findRows, openRows, updateRows } from '../fixtures/rows/rows';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
/** A row of each table that belongs to another client of the same agency, by table. */
const neighbours = new Map<string, number>();

const permissions = Object.fromEntries(permissionKeys.map((key: PermissionKey) => [key, true]));
const clientsCalls = allCalls.filter(
  (named) =>
    findFixture(named) &&
    named.call.access.kind === 'user' &&
    mayCall(named.call.access, { entity_type: 'Client', permissions }),
);

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(clientsCalls));
  await findNeighbours();
});
afterAll(() => test.close());

/** Tables whose rows name their client. */
const owned = {
  templates,
  folders,
  lead_forms,
  media,
  custom_inserts,
  template_imports,
  ads,
  leads,
  launches,
};
/** Tables whose rows belong to a client through another table, or are not shared with the caller. */
const indirect = ['clients', 'ad_sets', 'ad_set_ads', 'ad_accounts', 'pages'];

type OwnedTable = PgTable & { readonly agency_id: PgColumn; readonly id: PgColumn };

/** Selects the ads of an agency with an ad set and one of its ads, by id. */
const selectParts = (agencyId: number) =>
  openRows(test.ownerPool)
    .select({ ad: ads.id, client: ads.client_user_id, adSet: ad_sets.id, part: ad_set_ads.id })
    .from(ad_set_ads)
    .innerJoin(ad_sets, eq(ad_sets.id, ad_set_ads.adset_id))
    .innerJoin(ads, eq(ads.id, ad_sets.ad_id))
    .where(eq(ads.agency_id, agencyId))
    .orderBy(ads.id, ad_sets.id, ad_set_ads.id);

/** Finds one of the agency's last rows, and an ad with ad sets; not the very last, which fixtures use. */
async function findGivenId(table: OwnedTable, agencyId: number): Promise<number | undefined> {
  if (table === ads) return (await selectParts(agencyId)).at(-1)?.ad;
  const rows = await findRows(test.ownerPool, table, {
    where: eq(table.agency_id, agencyId),
    orderBy: [desc(table.id)],
    limit: 2,
  });
  return rows.at(-1)?.['id'] as number | undefined;
}

/** Finds an agency's own ad account or page that is not shared with the caller. */
async function findUnshared(table: typeof ad_accounts | typeof pages, shared: readonly number[]) {
  const own = openRows(test.ownerPool)
    .select({ id: sources.id })
    .from(sources)
    .where(and(eq(sources.agency_id, maker.callers.first.agencyId), isNull(sources.client_id)));
  const where = and(inArray(table.source_id, own), notInArray(table.id, [...shared]));
  const [row] = await findRows(test.ownerPool, table as PgTable, { where, orderBy: [table.id] });
  return row?.['id'] as number | undefined;
}

/** Gives a neighbor one of the agency's rows of each table, and finds those that follow from them. */
async function findNeighbours(): Promise<void> {
  const { clientId, first } = maker.callers;
  const { ownerPool } = test;
  const { agencyId } = first;
  const { id: neighbour } = await findRow(ownerPool, clients, {
    where: and(eq(clients.agency_id, agencyId), ne(clients.id, clientId)),
    orderBy: [clients.id],
  });
  const add = (table: string, id: number | undefined) => id !== undefined && neighbours.set(table, id);
  for (const [name, table] of Object.entries<OwnedTable>(owned)) {
    const id = await findGivenId(table, agencyId);
    if (id === undefined) continue;
    const values = 'client_id' in table ? { client_id: neighbour } : { client_user_id: neighbour };
    await updateRows<PgTable>(ownerPool, table, values, and(eq(table.agency_id, agencyId), eq(table.id, id)));
    add(name, id);
  }
  // Leads go with their ad.
  const given = openRows(ownerPool)
    .select({ id: ads.id })
    .from(ads)
    .where(and(eq(ads.agency_id, agencyId), eq(ads.client_user_id, neighbour)));
  await updateRows(ownerPool, leads, { client_user_id: neighbour }, inArray(leads.ad_id, given));
  const part = (await selectParts(agencyId)).find(({ client }) => client === neighbour);
  add('clients', neighbour);
  add('ad_sets', part?.adSet);
  add('ad_set_ads', part?.part);
  const shares = { where: { agency_id: agencyId, client_id: clientId } };
  const accounts = await findRows(ownerPool, ad_account_shares, shares);
  const shared = await findRows(ownerPool, page_shares, shares);
  add(
    'ad_accounts',
    await findUnshared(
      ad_accounts,
      accounts.map(({ ad_account_id: id }) => id),
    ),
  );
  add(
    'pages',
    await findUnshared(
      pages,
      shared.map(({ page_id: id }) => id),
    ),
  );
}

describe('a client with every permission', () => {
  it('has another client beside it with rows of every kind', () => {
    const without = [...Object.keys(owned), ...indirect].filter((table) => !neighbours.has(table));
    expect(without).toEqual([]);
  });

  it.for(clientsCalls)(
    'gets from $name the same answer to ids of another client as to ids that do not exist',
    async (named, context) => {
      let pairs = 0;
      const { client: headers, first } = maker.callers;
      const ids = await maker.listIds(named, first);
      await changesNothing(test, async () => {
        for (const [at, { table }] of ids.entries()) {
          const id = neighbours.get(table);
          if (id === undefined) continue;
          const theirs = await maker.make(named, first, { headers, swap: { at, from: { id } } });
          const missing = await maker.make(named, first, { headers, swap: { at, from: 'nowhere' } });
          pairs += 1;
          const about = `id ${at} (${table})`;
          expect([about, theirs.status, theirs.text]).toEqual([about, missing.status, missing.text]);
          // 403 where no client is allowed.
          if (theirs.isInPath) expect([about, 403, 404]).toContain(theirs.status);
        }
      });
      reportCounts(context, { 'pairs of foreign and absent ids': pairs });
    },
  );
});
