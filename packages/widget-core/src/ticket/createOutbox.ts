import type { Visitor } from '../api/createApi';
import { buildStorageKeys } from '../services/buildStorageKeys';

/**
 * A queued ticket with its screen recording. Its id prevents the server from accepting it
 * twice, and it belongs to its visitor, even if another one uses the page when it is sent.
 */
export type QueuedTicket = {
  readonly id: string;
  readonly body: string;
  readonly visitor?: Visitor | undefined;
  readonly recording?: File;
};

/** Stores tickets that survive a closed tab; in memory if the browser refuses storage. */
export type Outbox = {
  /** The oldest give way to it where too many wait; those on their way, of the ids `sending`, do not wait. */
  readonly put: (ticket: QueuedTicket, sending?: ReadonlySet<string>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly list: () => Promise<QueuedTicket[]>;
  /** Deletes the database with its content. */
  readonly drop: () => void;
};

const storeName = 'tickets';
/** The most tickets that wait; the oldest give way. */
const maxQueued = 20;

/**
 * Creates an outbox in IndexedDB, because tickets can have several MB, which is too much for local storage.
 */
export function createOutbox(databases: IDBFactory | undefined, sdkKey: string): Outbox {
  const memory = new Map<string, QueuedTicket>();
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const { outbox: name } = buildStorageKeys(sdkKey);
  // Another tab may have deleted the database: the next request recreates it.
  const forget = () => {
    opening = undefined;
  };
  /** Undefined if the browser refuses storage. */
  const request = async <R>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<R>) => {
    try {
      const db = await (opening ??= openDatabase(databases, name, forget));
      return db && (await runInTransaction(db.transaction(storeName, mode), run));
    } catch {
      return undefined;
    }
  };
  const list = async () => {
    const stored: QueuedTicket[] = (await request('readonly', (store) => store.getAll())) ?? [];
    return [...stored, ...memory.values()];
  };
  const remove = async (id: string) => {
    memory.delete(id);
    await request('readwrite', (store) => store.delete(id));
  };
  return {
    list,
    remove,
    async put(ticket, sending) {
      const queued = (await list()).filter(({ id }) => id !== ticket.id && !sending?.has(id));
      for (const { id } of queued.slice(0, Math.max(0, queued.length + 1 - maxQueued))) await remove(id);
      const stored = await request('readwrite', (store) => store.put(ticket));
      if (stored === undefined) memory.set(ticket.id, ticket);
    },
    drop() {
      forget();
      databases?.deleteDatabase(name);
    },
  };
}

function openDatabase(
  databases: IDBFactory | undefined,
  name: string,
  onGone: () => void,
): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = databases?.open(name, 1);
      if (!request) return resolve(undefined);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
      request.onsuccess = () => {
        const { result } = request;
        // A tab that deletes the database need not wait for this one.
        result.onversionchange = () => {
          result.close();
          onGone();
        };
        resolve(result);
      };
      request.onerror = () => resolve(undefined);
      request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

/** Resolves once the transaction is committed: a full browser only fails at its end. */
function runInTransaction<R>(
  transaction: IDBTransaction,
  run: (store: IDBObjectStore) => IDBRequest<R>,
): Promise<R> {
  return new Promise((resolve, reject) => {
    const request = run(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser refused its database.'));
  });
}
