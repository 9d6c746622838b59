import type { NamedCall } from '@adlane/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reportCounts } from '../../../../test/reportCounts';
import { madeCalls } from '../fixtures/allFixtures';
import { callRequest } from '../fixtures/callRequest';
import { databaseDigest } from '../fixtures/databaseDigest';
import { type CallMaker, demandFixture } from '../fixtures/makeCall';
import { tenantRows } from '../fixtures/rows/tenantRows';
import { headersFor } from '../fixtures/tenantCallers';
import { createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;
let restore: () => Promise<void>;
beforeAll(async () => {
  ({ test, maker, restore } = await createCallsTest(madeCalls));
});
afterEach((context) => {
  reportCounts(context, { requests: sent });
  sent = 0;
  expect(test.logLines.filter(({ level }) => level === 'error')).toEqual([]);
});
afterAll(() => test.close());

const jsonCalls = madeCalls.filter(({ call }) => call.body && (call.bodyType ?? 'json') === 'json');
const lists = madeCalls.filter(({ call }) => call.query && 'sort' in call.query.shape);

/** Returns the call's own path and headers for a foreign body or query. */
async function buildTarget(named: NamedCall): Promise<{ path: string; headers: Record<string, string> }> {
  const tenant = maker.tenantFor(named);
  const { rows } = tenantRows(test.ownerPool, tenant.agencyId);
  const input = await demandFixture(named)(rows);
  const { path } = callRequest(named.call, input);
  return { path, headers: { ...headersFor(named.call.access, tenant), ...input.headers } };
}

let sent = 0;

async function send(named: NamedCall, body: string, more: Record<string, string> = {}): Promise<number> {
  const { path, headers } = await buildTarget(named);
  const all = { ...headers, 'content-type': 'application/json', ...more };
  sent += 1;
  const answer = await test.request(path, { method: named.call.method, headers: all, body });
  await answer.arrayBuffer();
  return answer.status;
}

const isVisitors = ({ call }: NamedCall) => call.access.kind === 'sdkKey' || call.access.kind === 'session';

describe('a call with a JSON body', () => {
  it.each(jsonCalls)('$name answers a broken body with 4xx and changes nothing', async (named) => {
    const before = await databaseDigest(test.ownerPool);
    expect([400, 422]).toContain(await send(named, '{"half":'));
    expect([400, 422]).toContain(await send(named, `{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`));
    expect([400, 422]).toContain(await send(named, '[1,2]'));
    expect([400, 422]).toContain(await send(named, '"text"'));
    expect([415, 400]).toContain(await send(named, 'a=b', { 'content-type': 'text/plain' }));
    expect([415, 400]).toContain(await send(named, 'garbage', { 'content-encoding': 'gzip' }));
    expect(await databaseDigest(test.ownerPool)).toEqual(before);
  });

  it.each(jsonCalls.filter((named) => !isVisitors(named)))(
    '$name does not fail on hostile text',
    async (named) => {
      onTestFinished(restore);
      const tenant = maker.tenantFor(named);
      const { rows } = tenantRows(test.ownerPool, tenant.agencyId);
      const { body, answers } = await demandFixture(named)(rows);
      const texts = Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string');
      for (const hostile of ['a\\u0000b', 'a\\ud800b']) {
        for (const [key] of texts) {
          const raw = JSON.stringify({ ...(body as object), [key]: '@@' }).replace('@@', hostile);
          expect([key, await send(named, raw)]).not.toEqual([key, 500]);
        }
      }
      const polluted = `{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},${JSON.stringify(body ?? {}).slice(1)}`;
      const status = await send(named, polluted.replace(/,}$/, '}'));
      // Some fixtures expect 500 for a valid body: their records do not exist on the platform.
      if (answers !== 500) expect(status).not.toBe(500);
      expect(Reflect.get({}, 'polluted')).toBeUndefined();
    },
  );
});

describe('a list call', () => {
  const hostile = [
    'id;drop table users--',
    "name'",
    'pg_sleep(5)',
    '(select 1)',
    '__proto__',
    'constructor',
    'agency_id',
  ];
  it.each(lists)('$name sorts by its own keys only', async (named) => {
    const { path, headers } = await buildTarget(named);
    const fetchStatus = async (changes: Readonly<Record<string, string>>) => {
      const url = new URL(path, 'http://test.invalid');
      for (const [key, value] of Object.entries(changes)) url.searchParams.set(key, value);
      sent += 1;
      return (await test.request(`${url.pathname}${url.search}`, { headers })).status;
    };
    // A list of a platform may be empty here (404, 412), but a valid query is never refused.
    const isGood = (status: number) => status < 500 && status !== 422;
    for (const sort of hostile) expect([sort, await fetchStatus({ sort })]).toEqual([sort, 422]);
    expect(await fetchStatus({ order: "asc'" })).toBe(422);
    const shape = named.call.query?.shape ?? {};
    if ('per_page' in shape) expect(await fetchStatus({ per_page: '100000' })).toBe(422);
    if ('page' in shape) {
      for (const page of ['-1', '0', '1e400', '1.5', "1'"])
        expect([page, await fetchStatus({ page })]).toEqual([page, 422]);
      expect(await fetchStatus({ page: '1000000' })).toSatisfy(isGood);
    }
    if ('search' in shape) {
      // A visitor's texts are cleaned instead of refused.
      const isCleaned = named.call.access.kind === 'session';
      expect(await fetchStatus({ search: '\0' })).toBe(isCleaned ? 200 : 422);
      expect(await fetchStatus({ search: "%_\\' or 1=1--" })).toSatisfy(isGood);
    }
    for (const key of Object.keys(shape)) {
      for (const value of [...hostile, '\0', '-1', '1e400', '9'.repeat(30), 'x'.repeat(10_000)])
        expect([key, value, await fetchStatus({ [key]: value })]).not.toEqual([key, value, 500]);
    }
    const polluted = Object.fromEntries(
      ['__proto__', 'a[__proto__]', 'constructor'].map((key) => [key, '1']),
    );
    expect(await fetchStatus(polluted)).toSatisfy(isGood);
  });
});
