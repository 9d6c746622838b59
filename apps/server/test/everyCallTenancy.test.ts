import { contract, listCalls, type NamedCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import document from '../../../docs/openapi.json';
import { builtCalls, callOf } from './fixtures/allFixtures';
import { databaseDigest } from './fixtures/databaseDigest';
import { type CallMaker, createCallMaker, type Made } from './fixtures/makeCall';
import { headersFor } from './fixtures/tenantCallers';
import { createLaunchTest, type LaunchTest } from './harness/createLaunchTest';

let launchTest: LaunchTest;
let maker: CallMaker;

beforeAll(async () => {
  launchTest = await createLaunchTest();
  maker = await createCallMaker(launchTest.api);
  // Fixtures make the rows that the seeded world lacks when they are asked first.
  for (const named of builtCalls)
    for (const side of ['first', 'second'] as const) await maker.idsOf(named, maker.tenantFor(named, side));
});
afterAll(() => launchTest.close());

const operationIds = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId),
);

/** True for calls that take the request's session with them. */
const endsSession = ({ name }: NamedCall) =>
  /^(auth\.logout|auth\.logoutEverywhere|account\.changePassword)$/.test(name);

async function unchanged(work: () => Promise<void>): Promise<void> {
  const before = await databaseDigest(launchTest.api.ownerPool);
  await work();
  await launchTest.api.jobs.settle();
  expect(await databaseDigest(launchTest.api.ownerPool)).toEqual(before);
}

/** What is answered must not tell a foreign row from one that never was. */
function expectNothingThere(about: string, theirs: Made, nobodys: Made, { call }: NamedCall): void {
  expect([about, theirs.status, theirs.text]).toEqual([about, nobodys.status, nobodys.text]);
  if (theirs.isInPath) expect([about, theirs.status]).toEqual([about, 404]);
  else if (call.method !== 'GET' && !theirs.input.foreignIdsAreHarmless)
    expect([about, 404, 422]).toContain(theirs.status);
}

describe('every operation of the API document', () => {
  it('is a call of the contract', () => {
    expect(operationIds.filter((id) => !callOf(id))).toEqual([]);
    expect(operationIds).toHaveLength(listCalls(contract).length);
  });

  it.each(builtCalls)('$name turns away guests, and roles and clients that may not', async (named) => {
    const { access } = named.call;
    const { callers } = maker;
    const own = maker.tenantFor(named);
    await unchanged(async () => {
      const statusAs = async (headers: Record<string, string>) =>
        (await maker.make(named, own, { headers })).status;
      if (access.kind !== 'public') expect(await statusAs({})).toBe(401);
      if (access.kind !== 'user') return;
      const isClients = access.roles.includes('Client');
      if (!isClients || access.permission !== undefined)
        expect(await statusAs(callers.clientWithoutFlags)).toBe(403);
      if (!isClients) expect(await statusAs(callers.client)).toBe(403);
      if (!access.roles.includes('Agency')) expect(await statusAs(callers.first.user)).toBe(403);
    });
  });

  it.each(builtCalls.filter(({ call }) => call.access.kind !== 'public'))(
    "$name answers another agency's ids as ids that never were",
    async (named) => {
      const { first, second } = maker.callers;
      await unchanged(async () => {
        for (const other of [second, first]) {
          const own = maker.tenantFor(named, other === first ? 'second' : 'first');
          const headers = headersFor(named.call.access, own);
          for (const [at, table] of (await maker.idsOf(named, own)).entries()) {
            const theirs = await maker.make(named, own, { headers, swap: { at, from: other } });
            const nobodys = await maker.make(named, own, { headers, swap: { at, from: 'nowhere' } });
            expectNothingThere(`id ${at} (${table})`, theirs, nobodys, named);
          }
        }
      });
    },
  );

  // What takes rows or sessions away comes last.
  const order = (named: NamedCall) => (endsSession(named) ? 2 : named.call.method === 'DELETE' ? 1 : 0);
  const ordered = builtCalls.toSorted((a, b) => order(a) - order(b));

  it.each(ordered)('$name takes the same request with its own ids', async (named) => {
    const tenant = maker.tenantFor(named);
    const headers = endsSession(named)
      ? await maker.callers.signInAgain()
      : headersFor(named.call.access, tenant);
    const { status, text, input } = await maker.make(named, tenant, { headers });
    expect([status, text]).toEqual([input.answers ?? named.call.status ?? 200, text]);
  });
});
