import type { StoredFile } from '@adlane/api-server';

/** What survives a reload: the database as a data folder, and the files that were written or deleted. */
export type StoredWorld = {
  /** Names the dump that the world began with: after an update, a stored world no longer fits. */
  readonly origin: string;
  readonly dump: Blob;
  readonly files: ReadonlyMap<string, StoredFile | undefined>;
};

/** Storage of one world. */
export type WorldStore = {
  load(): Promise<StoredWorld | undefined>;
  save(world: StoredWorld): Promise<void>;
  clear(): Promise<void>;
};

const databaseName = 'adlane-world';
const storeName = 'worlds';
const key = 'current';

function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refused to store the world.'));
  });
}

async function openStore(mode: IDBTransactionMode): Promise<{ store: IDBObjectStore; close: () => void }> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await toPromise(opening);
  const store = database.transaction(storeName, mode).objectStore(storeName);
  return { store, close: () => database.close() };
}

async function run<T>(mode: IDBTransactionMode, start: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const { store, close } = await openStore(mode);
  try {
    return await toPromise(start(store));
  } finally {
    close();
  }
}

/**
 * Stores the world in this browser's IndexedDB.
 * @param origin name of the prebuilt dump; a world that began with another one is ignored
 */
export function createWorldStore(origin: string): WorldStore {
  return {
    async load() {
      const stored: StoredWorld | undefined = await run('readonly', (store) => store.get(key));
      return stored?.origin === origin ? stored : undefined;
    },
    async save(world) {
      await run('readwrite', (store) => store.put({ ...world, origin }, key));
    },
    async clear() {
      await run('readwrite', (store) => store.delete(key));
    },
  };
}
