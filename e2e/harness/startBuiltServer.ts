import { rm } from 'node:fs/promises';
import type { ServerUrls } from '../../apps/server/src/startServer';
import { type ServerProcess, spawnServer } from '../../apps/server/test/harness/processes/spawnServer';
import { findPreparedRun } from './findPreparedRun';
import { checkBuild, makeServerFolder } from './serverFolder';

export type BuiltServer = {
  readonly urls: ServerUrls;
  /** Stops the server and starts it again over the same data, on the same ports. */
  restart(): Promise<void>;
  /** Everything the server has printed since its last start. */
  output(): string;
  close(): Promise<void>;
};

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
 * Starts the output of `npm run build` with a separate data folder: seeded world, platform doubles, free ports.
 */
export async function startBuiltServer(): Promise<BuiltServer> {
  checkBuild();
  const { root, dataFolder } = await makeServerFolder((await findPreparedRun())?.seededFolder);
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
