import { contact_segments, visitors } from '@adlane/api-server/schema';
import { desc, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findDemoAgencyId } from '../../fixtures/rows/demoRows';
import { countRows, deleteRows, findRow, insertRow, insertRows, updateRows } from '../../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../../harness/createTestApp';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const longAgo = new Date('2020-01-01T00:00:00Z');

let test: TestApp;
let agency: string;
let agency_id: number;
let project_id: number;

async function send(method: string, path: string, body?: object) {
  const answer = await test.request(`/api/v1${path}`, { method, token: agency, body });
  return answer.json();
}

async function list(conditions: object): Promise<string[]> {
  const { data } = await send(
    'GET',
    `/contacts?sort=name&order=asc&conditions=${encodeURIComponent(JSON.stringify(conditions))}`,
  );
  return data.map(({ name }: { name: string }) => name);
}
const rule = (attribute: string, comparison: string, value = '') => ({
  attributes: [{ attribute, test: comparison, value }],
});

type ContactValues = Partial<typeof visitors.$inferInsert>;

function buildContact(name: string, values: ContactValues) {
  const now = test.clock.now();
  const gleap_id = crypto.randomUUID();
  const known = { agency_id, project_id, name, gleap_id, gleap_hash_digest: 'digest' };
  return { ...known, created_at: now, last_seen_at: now, ...values };
}

async function addContact(name: string, values: ContactValues = {}): Promise<number> {
  const { id } = await insertRow(test.ownerPool, visitors, buildContact(name, values));
  return id;
}

/** Adds 'Member 1' to 'Member 500', each seen a minute before the one before. */
async function addContacts(name: string, values: ContactValues, lastSeenAt: Date): Promise<void> {
  const rows = Array.from({ length: 500 }, (_none, index) => {
    const last_seen_at = new Date(lastSeenAt.getTime() - index * minuteMs);
    return buildContact(`${name} ${index + 1}`, { ...values, last_seen_at });
  });
  await insertRows(test.ownerPool, visitors, rows);
}

/** Lists contacts for the first time, then lets the job compute the segment. */
async function compute(conditions: object): Promise<string[]> {
  const found = await list(conditions);
  await test.jobs.send('scheduler.tick', {});
  await test.jobs.settle();
  return found;
}

/** Makes all contacts look unchanged since before the segments were computed. */
const forgetChanges = () => updateRows(test.ownerPool, visitors, { changed_at: longAgo }, { agency_id });

beforeAll(async () => {
  test = await createTestApp();
  agency = await test.as('Agency');
  agency_id = await findDemoAgencyId(test.ownerPool);
  project_id = (await send('POST', '/projects', { name: 'Shop' })).id;
});
afterAll(() => test.close());

let plans = 0;
let segment: ReturnType<typeof rule>;
let withPlan: { readonly customData: { readonly plan: string } };

// Each test has other contacts.
beforeEach(() => {
  plans += 1;
  const plan = `plan ${plans}`;
  segment = rule('plan', 'is', plan);
  withPlan = { customData: { plan } };
});

describe('a segment of contacts', () => {
  it('is computed after its first use, and limits what is read', async () => {
    await addContact('Ann', withPlan);
    expect(await compute(segment)).toEqual(['Ann']);
    expect(await list(segment)).toEqual(['Ann']);
    await forgetChanges();
    await updateRows(test.ownerPool, contact_segments, { visitor_ids: [] }, { agency_id });
    expect(await list(segment)).toEqual([]);
  });

  it('finds who was added or changed since it was computed', async () => {
    const id = await addContact('Ann');
    await addContact('Bob', withPlan);
    await compute(segment);
    await forgetChanges();
    await updateRows(test.ownerPool, visitors, withPlan, { id });
    await addContact('Cyd', withPlan);
    expect(await list(segment)).toEqual(['Ann', 'Bob', 'Cyd']);
  });

  it('finds who has one session left once another device is deleted or no longer proven', async () => {
    const proven = (userId: string) => ({ ...withPlan, userId, is_proven: true });
    const conditions = { attributes: [...segment.attributes, ...rule('sessions', 'is', '1').attributes] };
    const seen = test.clock.now();
    for (const name of ['Ann', 'Bob']) {
      await addContact(name, { ...proven(name), last_seen_at: new Date(seen.getTime() + minuteMs) });
      await addContact(`${name} on a phone`, proven(name));
    }
    expect(await compute(conditions)).toEqual([]);
    await forgetChanges();
    await updateRows(
      test.ownerPool,
      visitors,
      { is_proven: false, userId: null, customData: {} },
      {
        name: 'Ann on a phone',
      },
    );
    await deleteRows(test.ownerPool, visitors, { name: 'Bob on a phone' });
    expect(await list(conditions)).toEqual(['Ann', 'Bob']);
  });

  it('finds who meets it only because time passes', async () => {
    const last_seen_at = new Date(test.clock.now().getTime() - 30 * dayMs + 5 * minuteMs);
    await addContact('Ann', { ...withPlan, last_seen_at });
    const conditions = {
      attributes: [...segment.attributes, ...rule('last_seen_at', 'notwithin', '30').attributes],
    };
    expect(await compute(conditions)).toEqual([]);
    await forgetChanges();
    test.clock.advance(10 * minuteMs);
    expect(await list(conditions)).toEqual(['Ann']);
  });

  it('of more contacts lists its first ones in the order of the list, and who changed since', async () => {
    const now = test.clock.now();
    const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * minuteMs);
    // Without them, the first contacts of the list would fill the page.
    await addContacts('Another', { customData: { plan: 'another' } }, now);
    await addContacts('Member', withPlan, minutesAgo(1000));
    const listFirst = (page = 1) =>
      send('GET', `/contacts?page=${page}&conditions=${encodeURIComponent(JSON.stringify(segment))}`);
    const names = async (page?: number) =>
      (await listFirst(page)).data.slice(0, 3).map(({ name }: { name: string }) => name);
    await compute(segment);
    await forgetChanges();
    const stored = await findRow(test.ownerPool, contact_segments, { orderBy: [desc(contact_segments.id)] });
    expect([stored.first_ids?.length, stored.visitor_ids?.length]).toEqual([300, 500]);
    expect(await names()).toEqual(['Member 1', 'Member 2', 'Member 3']);
    expect(await listFirst()).toMatchObject({ meta: { total: 200, has_more: true } });

    // Seen last: who came back. Further down than the first 300: who was moved there. Not at all: who has another plan.
    await updateRows(test.ownerPool, visitors, { last_seen_at: minutesAgo(0) }, { name: 'Member 450' });
    await updateRows(test.ownerPool, visitors, { last_seen_at: minutesAgo(2000) }, { name: 'Member 1' });
    await updateRows(test.ownerPool, visitors, { customData: {} }, { name: 'Member 2' });
    expect(await names()).toEqual(['Member 450', 'Member 3', 'Member 4']);
    // Beyond the first ones, all are read.
    expect(await names(16)).toEqual(['Member 302', 'Member 303', 'Member 304']);
    // Most of the first ones went further down than others, which are read too.
    const moved = Array.from({ length: 250 }, (_none, index) => `Member ${index + 1}`);
    await updateRows(
      test.ownerPool,
      visitors,
      { last_seen_at: minutesAgo(3000) },
      inArray(visitors.name, moved),
    );
    expect(await names(4)).toEqual(['Member 310', 'Member 311', 'Member 312']);
    await updateRows(test.ownerPool, contact_segments, { first_ids: [] }, { agency_id });
    expect(await names(4)).toEqual(['Member 310', 'Member 311', 'Member 312']);
  });

  it('is computed again while it is used, and deleted a week after', async () => {
    await compute(segment);
    const latest = { orderBy: [desc(contact_segments.id)] };
    const before = await findRow(test.ownerPool, contact_segments, latest);
    test.clock.advance(14 * minuteMs);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    const after = await findRow(test.ownerPool, contact_segments, latest);
    expect(after.valid_until?.getTime()).toBeGreaterThan(before.valid_until?.getTime() ?? 0);
    test.clock.advance(8 * dayMs);
    await test.jobs.send('scheduler.tick', {});
    await test.jobs.settle();
    expect(await countRows(test.ownerPool, contact_segments, { agency_id })).toBe(0);
  });
});
