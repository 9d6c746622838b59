import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeDataFolder } from '../apps/server/src/folder/makeDataFolder';
import type { ServerUrls } from '../apps/server/src/startServer';
import { type ServerProcess, spawnServer } from '../apps/server/test/harness/spawnServer';

export type BuiltServer = {
  readonly urls: ServerUrls;
  /** Stops the server and starts it again over the same data, on the same ports. */
  restart(): Promise<void>;
  /** Everything the server has printed since its last start. */
  output(): string;
  close(): Promise<void>;
};

const builtFiles = ['server/dist/server.js', 'dashboard/dist/index.html', 'embed/dist/sdk/adlane.js'];

function checkBuild(): void {
  const apps = fileURLToPath(new URL('../apps', import.meta.url));
  const missing = builtFiles.filter((path) => !existsSync(join(apps, path)));
  if (missing.length > 0) throw new Error(`Not built: ${missing.join(', ')}. Run: npm run build`);
}

/** Returns the ports of the first start, so that a restart uses the same addresses. */
function readPorts(urls: ServerUrls): Record<string, string> {
  const port = (url: string | undefined) => (url === undefined ? '0' : new URL(url).port);
  return {
    ADLANE_PORT: port(urls.dashboard),
    ADLANE_FRAME_PORT: port(urls.frame),
    ADLANE_BANNER_PORT: port(urls.banner),
    ADLANE_DEMO_PORT: port(urls.demo),
    ADLANE_DOUBLES_PORT: port(urls.doubles),
  };
}

/**
 * Starts the output of `npm run build` with an empty data folder: seeded world, platform doubles, free ports.
 */
export async function startBuiltServer(): Promise<BuiltServer> {
  checkBuild();
  const root = await mkdtemp(join(tmpdir(), 'adlane-e2e-'));
  await makeDataFolder(root);
  const dataFolder = join(root, 'data');
  const start = (env: Record<string, string> = {}) => spawnServer({ dataFolder, entry: 'build', env });
  let server: ServerProcess = start();
  const { urls } = await server.ready;
  return {
    urls,
    async restart() {
      await server.end('SIGTERM');
      server = start(readPorts(urls));
      await server.ready;
    },
    output: () => server.output(),
    async close() {
      await server.end('SIGTERM');
      await rm(root, { recursive: true, force: true });
    },
  };
}
