import { type Clock, createLiveHub, type LiveHub, liveChannel } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/pglite';
import { dumpName } from '#dump';
import { listDemoCampaigns, seedGoogleDemo } from '../world/ads/google/seedGoogleDemo';
import { worldNow } from '../world/worldNow';
import { createTabApi, type TabApi } from './createTabApi';
import { openDump, openStoredDump, writeDump } from './dump/openDump';
import { hasChangedRows, restoreRows } from './dump/rowsBackup';
import { createDatabaseHandle } from './ports/createDatabaseHandle';
import { tabLog } from './ports/tabLog';
import { tabSecrets } from './ports/tabSecrets';
import { createSaver } from './store/createSaver';
import { createWorldStore } from './store/createWorldStore';
import { moveWorld } from './store/moveWorld';

/** The API in this realm: one database, whose rows and surroundings can be reset. */
export type Tab = {
  fetch(request: Request): Promise<Response>;
  /** Answers a request that the page sends to a platform's double. */
  fetchDouble(request: Request): Promise<Response>;
  /** The parts around the database since the last reset: files, doubles, jobs. */
  api(): TabApi;
  /** Resets rows, files, doubles and clock; nearly free when nothing was written. */
  reset(): Promise<void>;
  /** The hub of live listeners; see `openTabSocket`. */
  readonly live: LiveHub;
  /** Connects the demo agency to Google, with ads on the double; `reset` removes it. */
  addGoogleDemo(): Promise<void>;
  /** Advances the clock of API and doubles by `ms`: reviews end, sessions expire. */
  advance(ms: number): void;
  /** Stores what changed and closes the database. */
  close(): Promise<void>;
  /** Resolves when everything that changed is stored; at once for a world that is not stored. */
  saved(): Promise<void>;
};

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Opens the stored world, or on the first visit the dump with its dates moved to the present. */
async function openStored() {
  const store = createWorldStore(dumpName);
  // A browser that stores nothing still shows the demo.
  const stored = await store.load().catch(() => undefined);
  const pglite = stored ? await openStoredDump(stored.dump) : await openDump();
  if (!stored) await moveWorld(pglite, worldNow, new Date());
  return { pglite, files: stored?.files, store };
}

/**
 * Opens the demo data and starts the API on it.
 * @param isStored the world survives a reload of the page, and its present is today's
 */
export async function openTab(isStored = false): Promise<Tab> {
  const { pglite, files, store } = isStored
    ? await openStored()
    : { pglite: await openDump(), files: undefined, store: undefined };
  const db = drizzle(pglite);
  let advancedMs = 0;
  let storedFiles = files;
  // What was stored may have changed earlier.
  let isChanged = files !== undefined;
  const now = () => new Date(Date.now() + advancedMs);
  const clock: Clock = {
    now,
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  };
  let handle = createDatabaseHandle(pglite);
  // Created by the first request after a reset: most stories send none.
  let api: TabApi | undefined;
  const getApi = () => (api ??= createTabApi(handle, clock, storedFiles));
  const live = createLiveHub({ db, clock, log: tabLog });
  await pglite.listen(liveChannel, live.receive);
  const saver = createSaver(
    async () => {
      const { jobs, files: saved } = getApi();
      await jobs.settle();
      await store?.save({ origin: dumpName, dump: await writeDump(pglite), files: saved.changed });
    },
    (error) => tabLog.error({ error }, 'The world could not be stored'),
  );
  return {
    async fetch(request) {
      if (isSafe(request.method)) return getApi().fetch(request);
      isChanged = true;
      try {
        return await getApi().fetch(request);
      } finally {
        if (store) saver.schedule();
      }
    },
    async fetchDouble(request) {
      // A platform's page may sign in by GET.
      isChanged = true;
      return getApi().doubles.app.fetch(request);
    },
    api: getApi,
    live,
    async reset() {
      const isUntouched = !isChanged && advancedMs === 0;
      if (isUntouched && !(api && (await hasChangedRows(pglite)))) return;
      // What still runs fails from here on: waiting for it could take as long as a launch waits for a platform.
      handle.close();
      await saver.cancel();
      await store?.clear();
      await restoreRows(pglite);
      advancedMs = 0;
      isChanged = false;
      storedFiles = undefined;
      handle = createDatabaseHandle(pglite);
      api = undefined;
    },
    async addGoogleDemo() {
      isChanged = true;
      const { files: demoFiles, doubles } = getApi();
      await seedGoogleDemo(db, { now: now(), secrets: tabSecrets, files: demoFiles });
      doubles.google.control.addAds(listDemoCampaigns(now()));
    },
    advance(ms) {
      advancedMs += ms;
    },
    async close() {
      await saver.settle();
      handle.close();
      await pglite.close();
    },
    saved: () => saver.settle(),
  };
}
