import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { PlatformSettings } from '@adlane/api-server';
import { createPlatformDoubles, doublePlatforms, type PlatformDoubles } from '@adlane/mocks/platforms';
import { type Listener, listen } from '../web/listen';

export type DoublesOptions = {
  readonly host: string;
  readonly port: number;
  /**
   * File that persists the doubles' state across restarts.
   * @default in memory only
   */
  readonly stateFile?: string;
};

export type ServedDoubles = {
  readonly listener: Listener;
  readonly url: string;
  readonly platforms: PlatformSettings;
  stop(): Promise<void>;
};

/** Debounces saves. */
const saveDelayMs = 200;

/** Persists the doubles' state in a file. */
function persistState(doubles: PlatformDoubles, path: string): { changed(): void; flush(): void } {
  // Maps and dates are restored as such.
  if (existsSync(path)) doubles.restore(deserialize(readFileSync(path)));
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeFileSync(`${path}.part`, serialize(doubles.dump()), { mode: 0o600 });
    renameSync(`${path}.part`, path);
  };
  return {
    changed() {
      timer ??= setTimeout(flush, saveDelayMs);
    },
    flush,
  };
}

/** Serves the doubles of all platforms on one port, each under its name. */
export async function servePlatformDoubles({
  host,
  port,
  stateFile,
}: DoublesOptions): Promise<ServedDoubles> {
  const doubles = createPlatformDoubles({ clock: { now: () => new Date() } });
  const state = stateFile === undefined ? undefined : persistState(doubles, stateFile);
  const answer = async (request: Request, env: unknown) => {
    const response = await doubles.app.fetch(request, env as object);
    if (request.method !== 'GET') state?.changed();
    return response;
  };
  const listener = await listen(answer, { host, port, variable: 'ADLANE_DOUBLES_PORT' });
  const url = `http://localhost:${listener.port}`;
  return {
    listener,
    url,
    platforms: doublePlatforms(url),
    async stop() {
      await listener.close(0);
      state?.flush();
    },
  };
}
