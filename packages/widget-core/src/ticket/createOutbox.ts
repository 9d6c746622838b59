import { storageKeys } from '../widget/storageKeys';

/** A ticket that waits to be sent, with the film of the screen that belongs to it; its id keeps the server from taking it twice. */
export type Waiting = { readonly id: string; readonly body: string; readonly film?: File };

/** Tickets that survive a closed tab. Where the browser keeps nothing, they wait in memory. */
export type Outbox = {
  /** The oldest give way to it where too many wait; those on their way, of the ids `sending`, do not wait. */
  readonly put: (ticket: Waiting, sending?: ReadonlySet<string>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly all: () => Promise<Waiting[]>;
  /** Takes the database away, with all that is in it. */
  readonly drop: () => void;
};

const storeName = 'tickets';
/** The most tickets that wait; the oldest give way. */
const maxWaiting = 20;

/** Tickets can be several MB, which is more than local storage holds: they wait in the browser's database. */
export function createOutbox(databases: IDBFactory | undefined, sdkKey: string): Outbox {
  const memory = new Map<string, Waiting>();
  let opening: Promise<IDBDatabase | undefined> | undefined;
  const { waiting: name } = storageKeys(sdkKey);
  const database = () => (opening ??= openDatabase(databases, name));
  const request = async <R>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<R>) => {
    const db = await database();
    return db && asPromise(run(db.transaction(storeName, mode).objectStore(storeName)));
  };
  const all = async () => {
    const stored: Waiting[] = (await request('readonly', (store) => store.getAll()).catch(() => [])) ?? [];
    return [...stored, ...memory.values()];
  };
  const remove = async (id: string) => {
    memory.delete(id);
    await request('readwrite', (store) => store.delete(id)).catch(() => undefined);
  };
  return {
    all,
    remove,
    async put(ticket, sending) {
      const waiting = (await all()).filter(({ id }) => id !== ticket.id && !sending?.has(id));
      for (const { id } of waiting.slice(0, Math.max(0, waiting.length + 1 - maxWaiting))) await remove(id);
      const stored = await request('readwrite', (store) => store.put(ticket)).catch(() => undefined);
      if (stored === undefined) memory.set(ticket.id, ticket);
    },
    drop() {
      opening = undefined;
      databases?.deleteDatabase(name);
    },
  };
}

function openDatabase(databases: IDBFactory | undefined, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    try {
      const request = databases?.open(name, 1);
      if (!request) return resolve(undefined);
      request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' });
      request.onsuccess = () => {
        const { result } = request;
        // Whoever takes it away need not wait for us.
        result.onversionchange = () => result.close();
        resolve(result);
      };
      request.onerror = () => resolve(undefined);
      request.onblocked = () => resolve(undefined);
    } catch {
      resolve(undefined);
    }
  });
}

function asPromise<R>(request: IDBRequest<R>): Promise<R> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused its database.'));
  });
}
