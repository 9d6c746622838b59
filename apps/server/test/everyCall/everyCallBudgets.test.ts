import { rate_limits } from '@adlane/api-server/schema';
import { getBudgetName, type NamedCall } from '@adlane/contract';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RateLimit } from '../../../../packages/api-server/src/http/limits/rateLimit';
import { widgetBudgets } from '../../../../packages/api-server/src/http/limits/widgetBudgets';
import { allCalls, findCallById, madeCalls } from '../fixtures/allFixtures';
import type { CallMaker, Made } from '../fixtures/makeCall';
import { deleteRows, findRows, updateRows } from '../fixtures/rows/rows';
import { type CallHeaders, headersFor, type Tenant } from '../fixtures/tenantCallers';
import { changesNothing, createCallsTest } from '../harness/createCallsTest';
import type { DoublesTest } from '../harness/createDoublesTest';

let test: DoublesTest;
let maker: CallMaker;

beforeAll(async () => {
  ({ test, maker } = await createCallsTest(madeCalls));
});
afterEach(() => deleteRows(test.ownerPool, rate_limits, like(rate_limits.key, 'sdk-%')));
afterAll(() => test.close());

const isWidgetCall = ({ call }: NamedCall) =>
  call.path.startsWith('/sdk/') || ['sdkKey', 'session', 'project'].includes(call.access.kind);
const widgetCalls = madeCalls.filter(isWidgetCall);
const visitorCalls = widgetCalls.filter(({ call }) => call.access.kind === 'session');

type Level = 'visitor' | 'address' | 'project';

function getLimit({ name, call }: NamedCall, level: Level): RateLimit {
  const budget = getBudgetName(call);
  const limit = budget && widgetBudgets[budget][level];
  if (limit) return limit;
  throw new Error(`${name} has no budget per ${level}.`);
}

function demandCall(name: string): NamedCall {
  const found = findCallById(name);
  if (found) return found;
  throw new Error(`The contract has no call ${name}.`);
}

/** The same address for all calls of a test, unless it says otherwise. */
const home = '198.51.100.1';
const elsewhere = '203.0.113.9';

function makeCall(named: NamedCall, tenant: Tenant, ip = home, headers?: CallHeaders): Promise<Made> {
  return maker.make(named, tenant, { headers: headers ?? headersFor(named.call.access, tenant), ip });
}

/** Leaves one use of each of these limits; all others have used the rest. */
async function leaveOneUse(named: NamedCall, level: Level): Promise<void> {
  const { name, max } = getLimit(named, level);
  await makeCall(named, maker.callers.first);
  await updateRows(test.ownerPool, rate_limits, { count: max - 1 }, like(rate_limits.key, `${name}:%`));
}

/** Expects that the last use of a limit is served and the next one refused before it stores anything. */
async function expectEnd(named: NamedCall, ip = home): Promise<void> {
  const { first } = maker.callers;
  expect((await makeCall(named, first, ip)).status).not.toBe(429);
  await test.jobs.settle();
  const refused = await changesNothing(test, () => makeCall(named, first, ip));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.parse(refused.text).message).toMatch(/^Too many attempts\. Please try again in /);
}

async function startOtherVisitor(): Promise<CallHeaders> {
  const { sdkKey } = maker.callers.first;
  const started = await test.request('/sdk/sessions', { method: 'POST', headers: sdkKey, body: {} });
  const { gleapId, gleapHash } = (await started.json()) as { gleapId: string; gleapHash: string };
  return { ...sdkKey, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
}

describe('the budget of a widget call', () => {
  it('exists for every call of the contract that needs no signed-in user and belongs to a site', () => {
    const without = allCalls.filter((named) => isWidgetCall(named) && !getBudgetName(named.call));
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(widgetCalls.length).toBe(allCalls.filter(isWidgetCall).length);
  });

  it('exists for no call of a user, whose agency has a fair share of the server', () => {
    const withOne = allCalls.filter(({ call }) => call.access.kind === 'user' && call.budget !== undefined);
    expect(withOne.map(({ name }) => name)).toEqual([]);
  });

  it.each(visitorCalls)('of one visitor ends for $name, and not for others', async (named) => {
    const other = await startOtherVisitor();
    await leaveOneUse(named, 'visitor');
    await expectEnd(named);
    expect((await makeCall(named, maker.callers.first, home, other)).status).not.toBe(429);
    expect((await makeCall(named, maker.callers.second)).status).not.toBe(429);
  });

  it.each(widgetCalls)('of one address ends for $name, and not for others', async (named) => {
    await leaveOneUse(named, 'address');
    await expectEnd(named);
    expect((await makeCall(named, maker.callers.first, elsewhere)).status).not.toBe(429);
    expect((await makeCall(named, maker.callers.second)).status).not.toBe(429);
  });

  it.each(widgetCalls)('of one project ends for $name, and not for others', async (named) => {
    await leaveOneUse(named, 'project');
    await expectEnd(named, elsewhere);
    expect((await makeCall(named, maker.callers.second, elsewhere)).status).not.toBe(429);
  });

  it('is not spent by calls that are refused: one visitor leaves the project to the others', async () => {
    const named = demandCall('conversations.start');
    await leaveOneUse(named, 'visitor');
    for (let call = 0; call < 5; call += 1) await makeCall(named, maker.callers.first);
    const project = getLimit(named, 'project');
    const where = like(rate_limits.key, `${project.name}:%`);
    const rows = await findRows(test.ownerPool, rate_limits, { where, columns: ['count'] });
    expect(rows).toEqual([{ count: 2 }]);
  });

  it.each([
    ['conversations.start', 30],
    ['featureRequests.create', 30],
  ])('allows a visitor %s %i times in ten minutes', async (name, max) => {
    const named = demandCall(name);
    const statuses = new Map<number, number>();
    for (let call = 0; call < max + 5; call += 1) {
      const { status } = await makeCall(named, maker.callers.first);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses).toEqual(
      new Map([
        [named.call.status ?? 200, max],
        [429, 5],
      ]),
    );
  });
});
