import { createApp, type Database, reclaimRequests } from '@adlane/api-server';
import { folders, idempotency_keys, tickets } from '@adlane/api-server/schema';
import { demoSdkKey } from '@adlane/mocks/world';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reopenIdempotencyKey } from '../fixtures/rows/idempotencyRows';
import { countRows, deleteRows, updateRows } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let token: string;
type Cut = 'before' | 'after' | undefined;
/**
 * How the next transactions on the key and on the folder or ticket end: cut off before or after the commit, or
 * normally.
 */
const cuts: { onKey: Cut[]; onAction: Cut[] } = { onKey: [], onAction: [] };
let app: TestApp['app'];

/** The driver's error for a lost connection. */
const cutOff = () => new Error('Connection terminated unexpectedly');

/** Returns whether a transaction has written to a table. */
async function lockedBy(tx: Database, table: string): Promise<boolean> {
  const [locks] = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(sql`pg_locks`)
    .where(sql`pid = pg_backend_pid() and mode = 'RowExclusiveLock' and relation = ${table}::regclass`);
  return locks?.n === 1;
}

async function nextCut(tx: Database): Promise<Cut> {
  if ((await lockedBy(tx, 'folders')) || (await lockedBy(tx, 'tickets'))) return cuts.onAction.shift();
  return (await lockedBy(tx, 'idempotency_keys')) ? cuts.onKey.shift() : undefined;
}

/** Wraps the database, so that a test can break its connection. */
function breakable(db: Database): Database {
  const broken: Database = Object.create(db);
  return Object.assign(broken, {
    async transactionUnder<T>(settings: string, work: (tx: Database) => Promise<T>): Promise<T> {
      if (!db.transactionUnder) throw new Error('The pool opens transactions in one round trip.');
      let cut: Cut;
      const done = await db.transactionUnder(settings, async (tx) => {
        const result = await work(tx);
        cut = await nextCut(tx);
        if (cut === 'before') throw cutOff();
        return result;
      });
      if (cut === 'after') throw cutOff();
      return done;
    },
  });
}

beforeAll(async () => {
  test = await createTestApp();
  token = await test.as('Agency');
  app = createApp({ ...test.ports, db: breakable(test.ports.db) });
});
beforeEach(() => {
  cuts.onKey = [];
  cuts.onAction = [];
});
afterAll(() => test.close());

async function store(name: string) {
  const answer = await app.request('/api/v1/folders/store', {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': name.replaceAll(' ', '-'),
    },
    body: JSON.stringify({ name }),
  });
  const body: { message?: string; id?: number } = await answer.json();
  return { status: answer.status, body, headers: answer.headers };
}
/** The transaction that claims the key ends normally. */
const fine = undefined;

const countNamed = (name: string) => countRows(test.ownerPool, folders, { name });

describe('keyed call that loses its database:', () => {
  it('can be retried at once when nothing was committed', async () => {
    cuts.onAction = ['before'];
    const first = await store('Cut before');
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await store('Cut before')).status).toBe(201);
    expect(await countNamed('Cut before')).toBe(1);
  });

  it('can be retried at once when it claimed its key without learning so', async () => {
    cuts.onKey = ['after'];
    expect((await store('Claimed unknown')).status).toBe(503);
    expect((await store('Claimed unknown')).status).toBe(201);
    expect(await countNamed('Claimed unknown')).toBe(1);
  });

  it('can be retried after a longer outage, once the database is back', async () => {
    cuts.onAction = ['before'];
    cuts.onKey = [fine, 'before', 'before'];
    expect((await store('Away longer')).status).toBe(503);
    await expect.poll(() => cuts.onKey.length).toBe(0);
    expect((await store('Away longer')).status).toBe(201);
    expect(await countNamed('Away longer')).toBe(1);
  });

  it('is answered when its action was committed, and gets the same answer on a retry', async () => {
    cuts.onKey = [fine, 'before', 'before'];
    const first = await store('Answer not kept');
    expect(first.status).toBe(201);
    // The answer is stored in the background, where the second cut must not hit the retry.
    await expect.poll(() => cuts.onKey.length).toBe(0);
    const again = await store('Answer not kept');
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(again.body).toEqual(first.body);
    expect(await countNamed('Answer not kept')).toBe(1);
  });

  it('is not executed twice when the outage falls between the action and its confirmation', async () => {
    cuts.onAction = ['after'];
    expect((await store('Cut after')).status).toBe(503);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const again = await store('Cut after');
      expect([again.status, again.body.message]).toEqual([
        409,
        'This was done already, but its answer was lost. Please reload the page.',
      ]);
    }
    expect(await countNamed('Cut after')).toBe(1);
  });
});

describe('a ticket whose answer is lost after the commit', () => {
  it('is answered to every repeat, and stored once', async () => {
    const base = { 'api-token': demoSdkKey, 'content-type': 'application/json' };
    const started = await app.request('/sdk/sessions', { method: 'POST', headers: base, body: '{}' });
    const { gleapId, gleapHash }: { gleapId: string; gleapHash: string } = await started.json();
    const before = await countRows(test.ownerPool, tickets, {});
    const report = () =>
      app.request('/sdk/bugs/v2', {
        method: 'POST',
        headers: { ...base, 'gleap-id': gleapId, 'gleap-hash': gleapHash, 'idempotency-key': 'lost-ticket' },
        body: JSON.stringify({ formData: { description: 'Cut after' } }),
      });
    cuts.onAction = ['after'];
    expect((await report()).status).toBe(503);
    const repeats = [await report(), await report()];
    expect(repeats.map(({ status }) => status)).toEqual([201, 201]);
    const [one, other] = await Promise.all(repeats.map((answer) => answer.json()));
    expect(one).toMatchObject({ id: expect.any(Number), shareToken: expect.any(String) });
    expect(other).toEqual(one);
    expect(await countRows(test.ownerPool, tickets, {})).toBe(before + 1);
  });
});

describe('key of a killed server:', () => {
  it('does not repeat an action that was done', async () => {
    await store('Killed-after');
    await reopenIdempotencyKey(test.ownerPool, 'Killed-after');
    expect((await store('Killed-after')).status).toBe(409);
    expect(await countNamed('Killed-after')).toBe(1);
  });

  it('restarts an action that was not done', async () => {
    await store('Killed-before');
    await reopenIdempotencyKey(test.ownerPool, 'Killed-before');
    await deleteRows(test.ownerPool, folders, { name: 'Killed-before' });
    await updateRows(test.ownerPool, idempotency_keys, { has_effect: false }, { key: 'Killed-before' });
    expect((await store('Killed-before')).status).toBe(201);
    expect(await countNamed('Killed-before')).toBe(1);
  });

  it('can be used at once after the same server has started again', async () => {
    await store('Killed-now');
    const unanswered = { status: null, answer: null, has_effect: false };
    await updateRows(test.ownerPool, idempotency_keys, unanswered, { key: 'Killed-now' });
    await deleteRows(test.ownerPool, folders, { name: 'Killed-now' });
    const { ports } = test;
    await reclaimRequests({ ...ports, serverId: 'another-server' }, { isOnlyServer: false });
    expect(await countRows(test.ownerPool, idempotency_keys, { key: 'Killed-now' })).toBe(1);
    await reclaimRequests(ports, { isOnlyServer: false });
    expect((await store('Killed-now')).status).toBe(201);
    expect(await countNamed('Killed-now')).toBe(1);
  });
});
