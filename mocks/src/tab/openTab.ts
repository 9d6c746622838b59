import { createLiveHub, type LiveHub, liveChannel } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/pglite';
import { createTabApi, type TabApi } from './createTabApi';
import { restoreRows } from './dump/keptCopy';
import { openDump } from './dump/openDump';
import { tabLog } from './ports/tabLog';

/** The API in this realm: one database, whose rows and surroundings can be brought back to the start. */
export type Tab = {
  fetch(request: Request): Promise<Response>;
  /** What stands around the database since the last reset: files, doubles, jobs. */
  api(): TabApi;
  /** Brings rows, files, doubles and clock back; costs nothing when nothing was written. */
  reset(): Promise<void>;
  /** Who listens to what changes; see `openTabSocket`. */
  readonly live: LiveHub;
  /** Lets `ms` milliseconds pass for API and doubles: reviews end, sessions expire. */
  advance(ms: number): void;
};

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Opens the world's dump and puts the API over it. */
export async function openTab(): Promise<Tab> {
  const pglite = await openDump();
  const db = drizzle(pglite);
  let advancedMs = 0;
  let isChanged = false;
  const now = () => new Date(Date.now() + advancedMs);
  let api = createTabApi(db, now);
  const live = createLiveHub({ db, clock: { now }, log: tabLog });
  await pglite.listen(liveChannel, live.hear);
  return {
    async fetch(request) {
      if (!isSafe(request.method)) isChanged = true;
      return api.fetch(request);
    },
    api: () => api,
    live,
    async reset() {
      if (!isChanged && advancedMs === 0) return;
      await api.jobs.settle();
      await pglite.exec(restoreRows);
      advancedMs = 0;
      isChanged = false;
      api = createTabApi(db, now);
    },
    advance(ms) {
      advancedMs += ms;
    },
  };
}
