import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { build, defaultClientConditions, type InlineConfig, preview } from 'vite';
import { vi } from 'vitest';
import { findChromium } from '../scripts/chromium.mjs';

export type BenchPage = {
  readonly page: Page;
  /** URL of the built page, with a trailing slash. */
  readonly url: string;
  /** Slows down Chromium's CPU by this factor. */
  slowDown(times: number): Promise<void>;
  /** Returns how long the page's main thread has been busy since it was opened, in milliseconds. */
  busyMs(): Promise<number>;
  close(): Promise<void>;
};

/** Builds as the app is built: Vitest runs as `test`, for which Vite would take React's development build. */
async function buildAsShipped(config: InlineConfig): Promise<void> {
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await build(config);
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Builds the page in the folder `bench/<name>` as the dashboard is built, serves it, and opens Chromium for it. */
export async function openBenchPage(name: string): Promise<BenchPage> {
  const outDir = await mkdtemp(join(tmpdir(), `adlane-${name}-`));
  const config = {
    configFile: false as const,
    root: new URL(`./${name}`, import.meta.url).pathname,
    logLevel: 'error' as const,
    plugins: [react()],
    resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 5_000 },
  };
  await buildAsShipped(config);
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch(await findChromium());
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return {
    page,
    url: server.resolvedUrls?.local[0] ?? '',
    slowDown: async (rate) => {
      await session.send('Emulation.setCPUThrottlingRate', { rate });
    },
    busyMs: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    },
    close: async () => {
      await browser.close();
      await new Promise((resolve) => server.httpServer.close(resolve));
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
