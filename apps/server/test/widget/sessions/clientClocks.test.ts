import { tickets } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findRows } from '../../fixtures/rows/rows';
import { findVisitor, listVisitorEvents } from '../../fixtures/rows/visitorRows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let test: TestApp;
let visitor: Record<string, string>;

beforeAll(async () => {
  test = await createTestApp();
});
beforeEach(async () => {
  const headers = { 'api-token': demoSdkKey };
  const started = await test.request('/sdk/sessions', { method: 'POST', headers, body: {} });
  const { gleapId, gleapHash }: { gleapId: string; gleapHash: string } = await started.json();
  visitor = { ...headers, 'gleap-id': gleapId, 'gleap-hash': gleapHash };
});
afterAll(() => test.close());

async function send(events: readonly { readonly name: string; readonly date: string }[]): Promise<void> {
  const body = { time: 1, events, opened: false, type: 'js', sdkVersion: '13.9.3', ws: true };
  const answer = await test.request('/sdk/sessions/ping', { method: 'POST', headers: visitor, body });
  expect(answer.status).toBe(200);
}

/** Sends events in one ping, with clocks that differ from the server's by `aheadMs`. */
const ping = (...aheadMs: readonly number[]) =>
  send(
    aheadMs.map((ms) => ({ name: `${ms}`, date: new Date(test.clock.now().getTime() + ms).toISOString() })),
  );

const listStored = () => listVisitorEvents(test.ownerPool, visitor['gleap-id']);

describe("a visitor's clock", () => {
  it.each([
    ['is two days ahead', 48 * hourMs, true],
    ['is two days behind', -48 * hourMs, true],
    ['is a little more than a minute ahead', minuteMs + 1, true],
    ['is a minute ahead', minuteMs, false],
    ['is right', 0, false],
    ['is behind by what a day offline makes', -24 * hourMs, false],
    ['is behind by more than a day', -24 * hourMs - 1, true],
  ])('that %s is stored, together with the time of arrival', async (_what, aheadMs, isOff) => {
    const now = test.clock.now();
    await ping(aheadMs);
    expect(await listStored()).toEqual([
      {
        name: `${aheadMs}`,
        date: new Date(now.getTime() + aheadMs),
        created_at: now,
        is_clock_off: isOff,
      },
    ]);
  });

  it('that jumps does not change the order of arrival', async () => {
    const jumps = [0, 48 * hourMs, -48 * hourMs, 1_000, -hourMs];
    for (const aheadMs of jumps) {
      await ping(aheadMs, aheadMs - 1);
      test.clock.advance(1_000);
    }
    const names = jumps.flatMap((aheadMs) => [`${aheadMs}`, `${aheadMs - 1}`]);
    expect((await listStored()).map(({ name }) => name)).toEqual(names);
  });

  it('tells an event that a page sends again, without an answer to the first time, from a new one', async () => {
    await ping(0, -5, -5);
    await ping(0, -5, -5, -7);
    expect((await listStored()).map(({ name }) => name)).toEqual(['0', '-5', '-5', '-7']);
  });

  it.each([
    ['once', 'a day', 24 * hourMs, 1],
    ['twice', 'more than a day', 24 * hourMs + 1, 2],
  ])('stores an event %s that is sent again after %s', async (_times, _what, laterMs, count) => {
    const at = test.clock.now().getTime();
    await ping(0);
    test.clock.advance(laterMs);
    await send([{ name: '0', date: new Date(at).toISOString() }]);
    expect(await listStored()).toHaveLength(count);
  });

  it('stores that its visitor is seen every five minutes, not with each ping', async () => {
    const start = test.clock.now();
    const readSeen = async () =>
      (await findVisitor(test.ownerPool, visitor['gleap-id'])).last_seen_at.getTime() - start.getTime();
    const seen: number[] = [];
    for (const laterMs of [4 * minuteMs, minuteMs, minuteMs]) {
      test.clock.advance(laterMs);
      await ping(0);
      seen.push(await readSeen());
    }
    expect(seen).toEqual([0, 5 * minuteMs, 5 * minuteMs]);
  });

  it('does not affect when a report was made or a visitor was seen', async () => {
    const body = {
      type: 'BUG',
      formData: { description: 'From tomorrow' },
      metaData: { currentUrl: 'https://shop.example' },
      created_at: '2030-01-01T00:00:00.000Z',
    };
    const answer = await test.request('/sdk/bugs/v2', { method: 'POST', headers: visitor, body });
    expect(answer.status).toBe(201);
    await ping(48 * hourMs);
    const { id, last_seen_at } = await findVisitor(test.ownerPool, visitor['gleap-id']);
    const reports = await findRows(test.ownerPool, tickets, { where: { visitor_id: id } });
    expect(reports.map(({ created_at }) => created_at)).toEqual([test.clock.now()]);
    expect(last_seen_at).toEqual(test.clock.now());
  });
});
