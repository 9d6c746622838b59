import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { DoubleClock } from '../clock';
import { getBearerToken } from '../getBearerToken';
import { readFields } from '../readFields';
import { controlRoutes } from './controlRoutes';
import { geoTargetRoutes } from './geoTargets';
import { createGoogleAdsControl, type GoogleAdsControl } from './googleAdsControl';
import { googleAdsDemo } from './googleAdsDemo';
import type { GoogleAdsState } from './googleAdsState';
import { GoogleFault, googleFault } from './googleFailure';
import { googleIdentity } from './googleIdentity';
import { googleSignIn } from './googleSignIn';
import { addImageUrls, imageRoutes } from './imageRoutes';
import { manyMutateRoutes } from './manyMutate/manyMutateRoutes';
import { mutateRoutes } from './mutateRoutes';
import { searchRows } from './searchRows';

export type GoogleAdsDouble = {
  readonly app: Hono;
  readonly control: GoogleAdsControl;
  readonly idToken: ReturnType<typeof googleIdentity>['idToken'];
};

/** Size of the request log; older requests are dropped. */
const maxStoredRequests = 500;

/**
 * Google's sign-in and the Google Ads API v26, in memory: accounts below one manager, queries in GAQL, launches
 * in one atomic change, changes of campaigns, budgets and asset groups, places. As strict as the original about fields,
 * masks and enums.
 */
export function createGoogleAdsDouble({ clock }: { readonly clock: DoubleClock }): GoogleAdsDouble {
  const control = createGoogleAdsControl(clock);
  const { state } = control;
  const signIn = googleSignIn(clock, state);
  const identity = googleIdentity(clock);
  const app = new Hono();
  app.onError((error) => {
    if (error instanceof GoogleFault) return error.answer;
    return googleFault(500, 'internalError', 'INTERNAL_ERROR', `The double failed: ${error.message}`).answer;
  });
  app.route('/', identity.routes);
  app.route('/', signIn.routes);
  app.route('/__control', controlRoutes(control));
  app.route('/', imageRoutes(state));
  app.use('/:version/*', receive(state, signIn.isValid));
  app.get('/:version/customers:listAccessibleCustomers', (call) =>
    call.json({ resourceNames: [`customers/${googleAdsDemo.manager.id}`] }),
  );
  app.post('/:version/customers/:customer/googleAds:search', async (call) => {
    const results = await search(call, control.state, clock);
    return call.json({ results, nextPageToken: '', fieldMask: '' });
  });
  app.post('/:version/customers/:customer/googleAds:searchStream', async (call) => {
    const results = await search(call, control.state, clock);
    return call.json([{ results, fieldMask: '', requestId: crypto.randomUUID() }]);
  });
  app.route('/', manyMutateRoutes({ state, clock }));
  app.route('/', mutateRoutes({ state, clock }));
  app.route('/', geoTargetRoutes());
  return { app, control, idToken: identity.idToken };
}

function receive(state: GoogleAdsState, isValid: (token: string) => boolean): MiddlewareHandler {
  return async (call, next) => {
    const version = call.req.param('version') ?? '';
    if (!/^v2\d$/.test(version)) return call.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
    const body: unknown = await call.req.raw
      .clone()
      .json()
      .catch(() => null);
    state.requests.push({ method: call.req.method, path: call.req.path, body });
    if (state.requests.length > maxStoredRequests) state.requests.shift();
    if (!isValid(getBearerToken(call.req.raw))) {
      const text = 'The access token has expired or is not valid.';
      throw googleFault(401, 'authenticationError', 'OAUTH_TOKEN_EXPIRED', text);
    }
    checkCustomer(call, state);
    const fault = state.faults.find(({ path, left }) => left > 0 && call.req.path.includes(path));
    if (fault) {
      fault.left -= 1;
      return fault.answer();
    }
    return next();
  };
}

/** The user accesses the manager directly, and all other accounts only through it. */
function checkCustomer(call: Context, { customers }: GoogleAdsState): void {
  const customer = /\/customers\/(\d+)\//.exec(call.req.path)?.[1];
  if (customer === undefined || customer === googleAdsDemo.manager.id) return;
  const isBelow = customers.some(({ id }) => id === customer);
  if (isBelow && call.req.header('login-customer-id') === googleAdsDemo.manager.id) return;
  const text =
    "User doesn't have permission to access customer. Note: If you're accessing a client customer, the manager's customer id must be set in the 'login-customer-id' header.";
  throw googleFault(403, 'authorizationError', 'USER_PERMISSION_DENIED', text);
}

async function search(call: Context, state: GoogleAdsState, clock: DoubleClock) {
  const { query = '' } = await readFields(call.req.raw);
  const rows = searchRows({ state, now: clock.now().getTime() }, call.req.param('customer') ?? '', query);
  return addImageUrls(rows, call.req.url);
}
