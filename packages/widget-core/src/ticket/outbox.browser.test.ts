import { afterEach, expect, test } from 'vitest';
import { createOutbox } from './createOutbox';

// Tickets in the browser's own database, as several tabs of a site see it.

const open = () => createOutbox(window.indexedDB, 'outbox-test');
const listIds = async (outbox: ReturnType<typeof open>) => (await outbox.list()).map(({ id }) => id);

afterEach(() => open().drop());

test('a ticket that waits is there for the next page', async () => {
  await open().put({ id: 'a', body: '{}' });
  expect(await listIds(open())).toEqual(['a']);
});

test('a tab continues to store tickets after another one has deleted the empty database', async () => {
  const [first, second] = [open(), open()];
  await first.put({ id: 'a', body: '{}' });
  await second.remove('a');
  second.drop();
  await expect.poll(async () => (await window.indexedDB.databases()).length).toBe(0);
  await first.put({ id: 'b', body: '{}' });
  expect(await listIds(open())).toEqual(['b']);
});

test('a ticket that the browser has no room for waits in memory', async () => {
  const outbox = open();
  await outbox.list();
  const plain = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
    const requested = Reflect.apply(plain, this, args);
    // Browsers report a full storage at the commit, not at the write.
    requested.addEventListener('success', () => this.transaction.abort());
    return requested;
  };
  await outbox.put({ id: 'a', body: '{}' }).finally(() => {
    IDBObjectStore.prototype.put = plain;
  });
  expect(await listIds(outbox)).toEqual(['a']);
  expect(await listIds(open())).toEqual([]);
});
