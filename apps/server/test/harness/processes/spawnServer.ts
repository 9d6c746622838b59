import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DemoLogin } from '@adlane/mocks/world';
import { inject } from 'vitest';
import type { ServerUrls } from '../../../src/startServer';

const projectFolder = fileURLToPath(new URL('../../../../..', import.meta.url));
const entries = {
  source: () => inject('testedServer'),
  build: () => 'apps/server/dist/server.js',
} as const;

/** Lets the system choose every port. */
const freePorts = {
  ADLANE_PORT: '0',
  ADLANE_FRAME_PORT: '0',
  ADLANE_BANNER_PORT: '0',
  ADLANE_DEMO_PORT: '0',
  ADLANE_DOUBLES_PORT: '0',
};

type ReadyMessage = {
  readonly kind: 'ready';
  readonly urls: ServerUrls;
  readonly usesDoubles: boolean;
  readonly demoLogins: readonly DemoLogin[];
};

export type ServerProcess = {
  readonly pid: number;
  /** Resolves once the server accepts requests; rejects with its output if it ends before. */
  readonly ready: Promise<ReadyMessage>;
  /** Everything printed so far: JSON log lines and error messages. */
  output(): string;
  isRunning(): boolean;
  /** Sends the signal and waits for the end; returns the exit code, `null` after a kill. */
  end(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>;
  readonly exited: Promise<number | null>;
};

export type SpawnOptions = {
  readonly dataFolder: string;
  /** Runs the sources (as server tests do) or the result of `npm run build` (as end-to-end tests do). */
  readonly entry: keyof typeof entries;
  readonly env?: Readonly<Record<string, string>>;
  /** Open file for standard output; `output()` has the rest then. */
  readonly logTo?: number;
};

/** Returns the environment without the settings of the machine. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(ADLANE_|DATABASE_|FACEBOOK_|VITEST|NODE_ENV|NODE_OPTIONS)/.test(name),
  );
  return Object.fromEntries(inherited);
}

function waitForReady(child: ChildProcess, exited: Promise<number | null>, output: () => string) {
  return new Promise<ReadyMessage>((resolve, reject) => {
    child.on('message', (message) => {
      const isReady =
        typeof message === 'object' && message !== null && 'kind' in message && message.kind === 'ready';
      if (isReady) resolve(message as ReadyMessage);
    });
    void exited.then((code) => reject(new Error(`The server ended with code ${code}:\n${output()}`)));
  });
}

/**
 * Starts the server in a separate process, on free ports and with a separate data folder. End it before the
 * test ends.
 */
export function spawnServer(options: SpawnOptions): ServerProcess {
  const child = spawn(process.execPath, [entries[options.entry]()], {
    cwd: projectFolder,
    env: { ...cleanEnvironment(), ...freePorts, ADLANE_DATA_DIR: options.dataFolder, ...options.env },
    stdio: ['ignore', options.logTo ?? 'pipe', 'pipe', 'ipc'],
  });
  const chunks: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString();
  const exited = once(child, 'close').then(() => child.exitCode);
  const ready = waitForReady(child, exited, output);
  // Avoids an unhandled rejection in tests that never wait for a server that should fail.
  ready.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    output,
    exited,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      return exited;
    },
  };
}
