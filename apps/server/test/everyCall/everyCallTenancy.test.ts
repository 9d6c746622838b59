import { contract, listCalls, type NamedCall } from '@adlane/contract';
import { toOpenApi } from '@adlane/contract/openapi';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { allCalls, findCallById, findFixture, madeCalls } from '../fixtures/allFixtures';
import { tenantDigest } from '../fixtures/databaseDigest';
import type { CallMaker, Made } from '../fixtures/makeCall';
import { headersFor } from '../fixtures/tenantCallers';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let restore: () => Promise<void>;

beforeAll(async () => {
  ({ test, maker, restore } = await createCallsTest(madeCalls));
});
afterAll(() => test.close());

const document = toOpenApi(contract);
const operationIds = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => String(operationId)),
);

/** The answer must not distinguish a foreign row from one that does not exist. */
function expectNothingThere(about: string, theirs: Made, missing: Made, { call }: NamedCall): void {
  expect([about, theirs.status, theirs.text]).toEqual([about, missing.status, missing.text]);
  if (theirs.isInPath) expect([about, theirs.status]).toEqual([about, 404]);
  else if (call.method !== 'GET' && !theirs.input.foreignIdsAreHarmless)
    expect([about, 404, 422]).toContain(theirs.status);
}

describe('every operation of the API document', () => {
  it('is a call of the contract', () => {
    expect(operationIds.filter((id) => !findCallById(id))).toEqual([]);
    expect(operationIds).toHaveLength(listCalls(contract).length);
  });

  it('that is implemented has a fixture in apps/server/test/fixtures/callFixtures', () => {
    expect(allCalls.filter((named) => !findFixture(named)).map(({ name }) => name)).toEqual([]);
  });

  it.for(madeCalls)('$name refuses guests, and roles and clients without access', async (named, context) => {
    let refused = 0;
    const { access } = named.call;
    const { callers } = maker;
    const own = maker.tenantFor(named);
    await changesNothing(test, async () => {
      const statusAs = async (headers: Record<string, string>) => {
        refused += 1;
        return (await maker.make(named, own, { headers })).status;
      };
      if (access.kind !== 'public') expect(await statusAs({})).toBe(401);
      if (access.kind !== 'user') return;
      const isClients = access.roles.includes('Client');
      if (!isClients || access.permission !== undefined)
        expect(await statusAs(callers.clientWithoutFlags)).toBe(403);
      if (!isClients) expect(await statusAs(callers.client)).toBe(403);
      if (!access.roles.includes('Agency')) expect(await statusAs(callers.first.user)).toBe(403);
    });
    reportCounts(context, { 'refused callers': refused });
  });

  it.for(madeCalls.filter(({ call }) => call.access.kind !== 'public'))(
    '$name answers ids of another agency like ids that do not exist',
    async (named, context) => {
      let pairs = 0;
      const { first, second } = maker.callers;
      await changesNothing(test, async () => {
        for (const other of [second, first]) {
          const own = maker.tenantFor(named, other === first ? 'second' : 'first');
          const headers = headersFor(named.call.access, own);
          for (const [at, { table, isShared }] of (await maker.listIds(named, own)).entries()) {
            const missing = await maker.make(named, own, { headers, swap: { at, from: 'nowhere' } });
            // Shared rows are not hidden; an id that does not exist is refused all the same.
            const theirs = isShared
              ? missing
              : await maker.make(named, own, { headers, swap: { at, from: other } });
            pairs += 1;
            expectNothingThere(`id ${at} (${table})`, theirs, missing, named);
          }
        }
      });
      reportCounts(context, { 'pairs of foreign and absent ids': pairs });
    },
  );

  it.each(madeCalls)(
    '$name accepts the same request with its own ids, and no other tenant from its body',
    async (named) => {
      onTestFinished(restore);
      const tenant = maker.tenantFor(named);
      const headers = headersFor(named.call.access, tenant);
      const { agencyId } = maker.callers.second;
      const others = await tenantDigest(test.ownerPool, agencyId);
      // The caller never chooses the owner of a row.
      const more = {
        agency_id: agencyId,
        group_id: agencyId,
        user_id: 1,
        created_at: '2001-01-01T00:00:00.000Z',
      };
      const { status, text, input } = await maker.make(named, tenant, { headers, more });
      await test.jobs.settle().catch(() => undefined);
      if (tenant !== maker.callers.operator)
        expect(await tenantDigest(test.ownerPool, agencyId)).toEqual(others);
      expect([status, text]).toEqual([input.answers ?? named.call.status ?? 200, text]);
    },
  );
});
