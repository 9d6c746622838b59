import { createClient } from '@adlane/api-client';
import { type Contract, contract } from '@adlane/contract';
import { type SetupServer, setupServer } from 'msw/node';
import { afterAll, beforeAll } from 'vitest';
import { hookLimitMs } from '../../test/timeLimits';
import { ensureWorld } from '../scripts/ensureWorld.mjs';
import { signInAs, storyToken } from '../src/story/storySession';
import { handlers } from '../src/tab/handlers';
import { closeWorld } from '../src/tab/worldControls';

/** Where the tests' requests go; only handlers answer there. */
export const tabUrl = 'http://adlane.test';

/** Opens the API in this realm for a test file, signed in as the agency, and closes it after the file's last test. */
export function openTabClient(): {
  readonly server: SetupServer;
  readonly client: ReturnType<typeof createClient<Contract>>;
} {
  const server = setupServer(...handlers);
  // The first call opens the database, which takes longer than the product waits on a busy machine.
  const client = createClient(contract, {
    baseUrl: tabUrl,
    token: storyToken,
    retryLimit: 0,
    timeoutMs: hookLimitMs,
  });
  beforeAll(async () => {
    await ensureWorld();
    server.listen({ onUnhandledRequest: 'error' });
    signInAs('Agency');
    await client.folders.list();
  });
  afterAll(async () => {
    server.close();
    // Its database has timers, which would run in the next file of this worker.
    await closeWorld();
  });
  return { server, client };
}
