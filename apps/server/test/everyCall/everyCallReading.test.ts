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
/** The public token in the URL of an agency's client area. */
const isPublic = (column: string) => column === 'client_token';

/** Finds what only the database may contain: digests, encrypted tokens and their plain texts. */
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

/** Returns the headers of every kind of caller that may make the call. */
function listReaders(named: NamedCall): CallHeaders[] {
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

describe('a reading call', () => {
  it('has secrets in the database that it could reveal', () => {
    expect(secrets.size).toBeGreaterThan(20);
  });

  it.each(reads)('$name changes nothing and reveals no secret on GET and HEAD', async (named) => {
    const before = await databaseDigest(test.ownerPool);
    for (const headers of listReaders(named)) {
      const { status, text } = await maker.make(named, maker.tenantFor(named), { headers });
      expect(status).toBeLessThan(500);
      expect([...secrets].filter((secret) => text.includes(secret))).toEqual([]);
      const head = await maker.make(named, maker.tenantFor(named), { headers, method: 'HEAD' });
      expect([head.status, head.text]).toEqual([status, '']);
    }
    await test.jobs.settle().catch(() => undefined);
    expect(await databaseDigest(test.ownerPool)).toEqual(before);
  });
});
