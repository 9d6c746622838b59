import type { NamedCall } from '@adlane/contract';
import { mayCall } from '@adlane/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeCalls } from '../fixtures/allFixtures';
import { listColumnValues } from '../fixtures/databaseCatalog';
import { databaseDigest } from '../fixtures/databaseDigest';
import type { CallMaker } from '../fixtures/makeCall';
import { type CallHeaders, headersFor } from '../fixtures/tenantCallers';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let secrets: ReadonlySet<string>;

const reads = madeCalls.filter(({ call }) => call.method === 'GET');

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(reads));
  await test.jobs.settle();
  secrets = await storedSecrets();
});
afterAll(() => test.close());

/** Shorter values would be found in any text. */
const shortestSecret = 16;
/** The token in the address of an agency's area for its clients, which is made to be passed on. */
const isPublic = (column: string) => column === 'client_token';

/** What the database keeps to itself: digests, sealed tokens, and what these say. */
async function storedSecrets(): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const values = await listColumnValues(test.ownerPool, /(sealed|hash|digest|secret|token)/);
  for (const { column, value } of values) {
    if (isPublic(column) || typeof value !== 'string' || value.length < shortestSecret) continue;
    found.add(value);
    if (column.startsWith('sealed')) found.add(await test.ports.secrets.decrypt(value));
  }
  return found;
}

/** Everybody who may make a call, with what shows who they are. */
function readersOf(named: NamedCall): CallHeaders[] {
  const { access } = named.call;
  const { callers } = maker;
  if (access.kind !== 'user') return [headersFor(access, maker.tenantFor(named))];
  const permissions = {
    adlane_all: true,
    ads_launch: true,
    template_management: true,
    ad_template_metrics: true,
  };
  return [
    ...(access.roles.includes('SuperAdmin') ? [callers.operator.user] : []),
    ...(access.roles.includes('Agency') ? [callers.first.user] : []),
    ...(mayCall(access, { entity_type: 'Client', permissions }) ? [callers.client] : []),
  ];
}

/** An access token of a platform may be renewed on the way to it. */
const ofTheirOwn = ['sources'];

async function digest(): Promise<Readonly<Record<string, string>>> {
  const all = await databaseDigest(test.ownerPool);
  return Object.fromEntries(Object.entries(all).filter(([name]) => !ofTheirOwn.includes(name)));
}

describe('a call that reads', () => {
  it('has secrets that it could tell', () => {
    expect(secrets.size).toBeGreaterThan(20);
  });

  it.each(reads)(
    '$name changes nothing, asked for whole or for its head, and tells no secret',
    async (named) => {
      const before = await digest();
      for (const headers of readersOf(named)) {
        const { status, text } = await maker.make(named, maker.tenantFor(named), { headers });
        expect(status).toBeLessThan(500);
        expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
        const head = await maker.make(named, maker.tenantFor(named), { headers, method: 'HEAD' });
        expect([head.status, head.text]).toEqual([status, '']);
      }
      await test.jobs.settle().catch(() => undefined);
      expect(await digest()).toEqual(before);
    },
  );
});
