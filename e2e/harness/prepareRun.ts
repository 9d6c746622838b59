import { rm } from 'node:fs/promises';
import { type BrowserServer, chromium } from 'playwright';
import type { TestProject } from 'vitest/node';
import { spawnServer } from '../../apps/server/test/harness/processes/spawnServer';
import { findChromium, withoutOptimizer } from '../../scripts/chromium.mjs';
import { checkBuild, makeServerFolder } from './serverFolder';

/** What all files of a run share. */
export type PreparedRun = {
  /** Where the run's Chromium listens for connections. */
  readonly browserEndpoint: string;
  /** A stopped server's folder with the seeded world, which each server starts from a copy of. */
  readonly seededFolder: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    /** Benchmarks use the same helpers without a prepared run. */
    preparedRun?: PreparedRun;
  }
}

/** Sets up the database and seeds the demo world once, which takes longer than all later starts. */
async function seedFolder(): Promise<string> {
  checkBuild();
  const { root, dataFolder } = await makeServerFolder();
  const server = spawnServer({ dataFolder, entry: 'build' });
  await server.ready;
  await server.end('SIGTERM');
  return root;
}

async function startChromium(): Promise<BrowserServer> {
  const { args, ...options } = await findChromium();
  return chromium.launchServer({ ...options, args: [...args, withoutOptimizer] });
}

/** Seeds the demo world and starts the browser for all files. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const [seededFolder, browser] = await Promise.all([seedFolder(), startChromium()]);
  provide('preparedRun', { browserEndpoint: browser.wsEndpoint(), seededFolder });
  return async () => {
    await browser.close();
    await rm(seededFolder, { recursive: true, force: true });
  };
}
