import { createLiveHub, type LiveHub, liveChannel } from '@adlane/api-server';
import { drizzle } from 'drizzle-orm/pglite';
import { listDemoCampaigns, seedGoogleDemo } from '../world/google/seedGoogleDemo';
import { createTabApi, type TabApi } from './createTabApi';
import { openDump } from './dump/openDump';
import { restoreRows } from './dump/rowsBackup';
import { tabLog } from './ports/tabLog';
import { tabSecrets } from './ports/tabSecrets';

/** The API in this realm: one database, whose rows and surroundings can be reset. */
export type Tab = {
  fetch(request: Request): Promise<Response>;
  /** The parts around the database since the last reset: files, doubles, jobs. */
  api(): TabApi;
  /** Resets rows, files, doubles and clock; free when nothing was written. */
  reset(): Promise<void>;
  /** The hub of live listeners; see `openTabSocket`. */
  readonly live: LiveHub;
  /** Connects the demo agency to Google, with ads on the double; `reset` removes it. */
  addGoogleDemo(): Promise<void>;
  /** Advances the clock of API and doubles by `ms`: reviews end, sessions expire. */
  advance(ms: number): void;
};

const isSafe = (method: string) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';

/** Opens the dump with the demo data and starts the API on it. */
export async function openTab(): Promise<Tab> {
  const pglite = await openDump();
  const db = drizzle(pglite);
  let advancedMs = 0;
  let isChanged = false;
  const now = () => new Date(Date.now() + advancedMs);
  let api = createTabApi(db, now);
  const live = createLiveHub({ db, clock: { now }, log: tabLog });
  await pglite.listen(liveChannel, live.receive);
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
    async addGoogleDemo() {
      isChanged = true;
      await seedGoogleDemo(db, { now: now(), secrets: tabSecrets, files: api.files });
      api.doubles.google.control.addAds(listDemoCampaigns(now()));
    },
    advance(ms) {
      advancedMs += ms;
    },
  };
}
