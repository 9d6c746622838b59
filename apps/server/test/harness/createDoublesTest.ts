import { createPlatformDoubles, doublePlatforms } from '@adlane/mocks/platforms';
import { worldNow } from '@adlane/mocks/world';
import { goHighLevelSignInUrl } from '../../../../packages/api-server/src/connectors/goHighLevel/goHighLevelSignIn';
import { listen } from '../../src/web/listen';
import { createTestApp, type TestApp, type TestAppOptions } from './createTestApp';

export type DoublesTest = Awaited<ReturnType<typeof createDoublesTest>>;

/**
 * Creates the API with the doubles of all platforms over real HTTP; they use the test's clock. The CRM refuses calls whose
 * scope our sign-in page does not request.
 */
export async function createDoublesTest(options: TestAppOptions = {}) {
  let test: TestApp | undefined;
  const doubles = createPlatformDoubles({
    clock: { now: () => test?.clock.now() ?? options.now ?? worldNow },
  });
  const fetch = (request: Request, env: unknown) => doubles.app.fetch(request, env as object);
  const listener = await listen(fetch, { host: '127.0.0.1', port: 0, variable: 'no variable' });
  const url = `http://127.0.0.1:${listener.port}`;
  const api = await createTestApp({
    ...options,
    allowedOrigins: [url],
    ports: { ...options.ports, platforms: doublePlatforms(url) },
  });
  test = api;
  doubles.goHighLevel.control.grantRequested(goHighLevelSignInUrl(api.ports));
  return {
    ...api,
    doubles,
    /** Saves the platforms, too. */
    async saveState() {
      const restore = await api.saveState();
      const platforms = doubles.dump();
      return async () => {
        await restore();
        doubles.restore(platforms);
      };
    },
    async close() {
      await api.close();
      await listener.close(0);
    },
  };
}
