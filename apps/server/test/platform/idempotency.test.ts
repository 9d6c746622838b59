import { EventEmitter, once } from 'node:events';
import { createApp, type Database } from '@adlane/api-server';
import { folders, template_imports } from '@adlane/api-server/schema';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '../fixtures/rows/rows';
import { createTestApp, type TestApp } from '../harness/createTestApp';

let test: TestApp;
let restore: () => Promise<void>;
let token: string;
beforeAll(async () => {
  test = await createTestApp();
  token = await test.as('Agency');
  restore = await test.saveState();
});
afterEach(() => restore());
afterAll(() => test.close());

const store = async (name: string, key: string, app = test.app) =>
  app.request('/api/v1/folders/store', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name }),
  });
const countNamed = async (name: string): Promise<number> => {
  const rows = [{ n: await countRows(test.ownerPool, folders, { name }) }];
  return rows[0]?.n ?? 0;
};

/** Wraps the database: a tenant's first transaction runs after the second, and before the third. */
function overtaken(db: Database): Database {
  const runs = new EventEmitter();
  const turns = [
    { name: 'first', after: once(runs, 'second') },
    { name: 'second', after: undefined },
    { name: 'third', after: once(runs, 'first') },
  ];
  return Object.assign<Database, Partial<Database>>(Object.create(db), {
    async transactionUnder(settings, work) {
      const turn = settings.includes("'operator'") ? undefined : turns.shift();
      await turn?.after;
      if (!db.transactionUnder) throw new Error('The pool opens transactions in one round trip.');
      return db.transactionUnder(settings, work).finally(() => turn && runs.emit(turn.name));
    },
  });
}

describe('Idempotency-Key:', () => {
  it('is not taken from a call that runs by one that came first and was overtaken', async () => {
    const app = createApp({ ...test.ports, db: overtaken(test.ports.db) });
    const answers = await Promise.all([1, 2].map(() => store('Overtaken', 'overtaken', app)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.filter(({ headers }) => headers.has('idempotency-replayed'))).toHaveLength(1);
    expect(await countNamed('Overtaken')).toBe(1);
  });

  it('executes one of 20 concurrent equal calls, and gives all the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => store('Twenty at once', 'twenty')));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(bodies).toEqual(answers.map(() => bodies[0]));
    expect(await countNamed('Twenty at once')).toBe(1);
  });

  it('belongs to one request: another body is refused', async () => {
    expect((await store('First body', 'one body')).status).toBe(400);
    expect((await store('First body', 'one-body')).status).toBe(201);
    const other = await store('Other body', 'one-body');
    expect([other.status, (await other.json()).errors['Idempotency-Key']]).toEqual([
      422,
      ['This Idempotency-Key was already used for another request.'],
    ]);
    expect(await countNamed('Other body')).toBe(0);
  });

  it.each([
    [255, 201],
    [256, 400],
  ])('of %i characters answers %i', async (length, status) => {
    expect((await store(`Key of ${length}`, 'k'.repeat(length))).status).toBe(status);
    expect(await countNamed(`Key of ${length}`)).toBe(status === 201 ? 1 : 0);
  });

  it('survives a restart: another process gives the same answer', async () => {
    const first = await store('Before restart', 'restart');
    const again = await store('Before restart', 'restart', createApp(test.ports));
    expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([201, 'true']);
    expect(await again.json()).toEqual(await first.json());
    expect(await countNamed('Before restart')).toBe(1);
  });

  it('is free again after a refused call', async () => {
    expect((await store('', 'refused')).status).toBe(422);
    expect((await store('Now with a name', 'refused')).status).toBe(201);
  });
});

/** Uploads an import file, with another boundary between the parts each time, as browsers do. */
const upload = (name: string, key: string, filename = 'templates.csv') => {
  const body = new FormData();
  const text = `name,adText1,headline1,subHeadline1\n${name},Some ad text,Some headline,Some line`;
  body.set('file', new File([text], filename, { type: 'text/csv' }));
  return test.app.request('/api/v1/templates/bulk/import', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body,
  });
};

describe('Idempotency-Key of a form:', () => {
  it('gives the same file the first answer', async () => {
    const [stored, again] = [await upload('One', 'same-file'), await upload('One', 'same-file')];
    expect([stored.status, again.status, again.headers.get('idempotency-replayed')]).toEqual([
      202,
      202,
      'true',
    ]);
    expect(await again.json()).toEqual(await stored.json());
  });

  it.each([
    ['another file of the same length', 'Two', 'templates.csv'],
    ['a file of another name of the same length', 'One', 'templated.csv'],
  ])('refuses %s', async (title, name, filename) => {
    const key = title.replaceAll(' ', '-');
    expect((await upload('One', key)).status).toBe(202);
    const stored = await countRows(test.ownerPool, template_imports);
    const other = await upload(name, key, filename);
    expect([other.status, Object.keys((await other.json()).errors)]).toEqual([422, ['Idempotency-Key']]);
    expect(await countRows(test.ownerPool, template_imports)).toBe(stored);
  });

  it('refuses one of two files of the same length at the same time', async () => {
    const answers = await Promise.all([upload('One', 'two-at-once'), upload('Two', 'two-at-once')]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([202, 422]);
  });
});
