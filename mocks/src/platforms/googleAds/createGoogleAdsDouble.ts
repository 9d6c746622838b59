import { Hono } from 'hono';
import { bearerOf } from '../bearerOf';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';

/** Who exists on the double from the start. */
export const googleAdsDemo = {
  client: { id: 'google-double-client', secret: 'google-double-secret' },
  refreshToken: '1//DOUBLEREFRESH',
  manager: { id: '5550001000', name: 'Brooks Manager' },
  customers: [
    { id: '5550001001', name: 'Brightside Dental', currency: 'USD', timeZone: 'America/New_York' },
    { id: '5550001002', name: 'Harbor Fitness', currency: 'USD', timeZone: 'America/Los_Angeles' },
  ],
} as const;

const places = [
  { id: '1014221', name: 'San Francisco', countryCode: 'US', targetType: 'City' },
  { id: '1023191', name: 'New York', countryCode: 'US', targetType: 'City' },
  { id: '2840', name: 'United States', countryCode: 'US', targetType: 'Country' },
  { id: '2752', name: 'Sweden', countryCode: 'SE', targetType: 'Country' },
];
const tokenSeconds = 3599;
type ErrorStatus = 400 | 401 | 403;

/** Google's sign-in and the Google Ads API v25 in its first form: accounts and places. Access tokens run out by the clock. */
export function createGoogleAdsDouble({ clock }: { readonly clock: DoubleClock }): { readonly app: Hono } {
  const tokens = new Map<string, number>();
  const codes = new Map<string, string>();
  const app = new Hono();
  const fail = (status: ErrorStatus, name: string, family: string, message: string) =>
    Response.json(
      {
        error: {
          code: status,
          message,
          status: { 400: 'INVALID_ARGUMENT', 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED' }[status],
          details: [
            {
              '@type': 'type.googleapis.com/google.ads.googleads.v25.errors.GoogleAdsFailure',
              errors: [{ errorCode: { [family]: name }, message }],
              requestId: crypto.randomUUID(),
            },
          ],
        },
      },
      { status },
    );

  app.get('/o/oauth2/v2/auth', (call) => {
    const { client_id: clientId, redirect_uri: redirect, state = '' } = call.req.query();
    if (clientId !== googleAdsDemo.client.id || !redirect)
      return call.text('Error 400: invalid_request', 400);
    const code = `4/${crypto.randomUUID()}`;
    codes.set(code, redirect);
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', state);
    return call.html(
      `<h1>Sign in with Google (double)</h1><a href="${back.href.replaceAll('&', '&amp;')}">Allow</a>`,
    );
  });

  app.post('/token', async (call) => {
    const fields = await readFields(call.req.raw);
    if (
      fields.client_id !== googleAdsDemo.client.id ||
      fields.client_secret !== googleAdsDemo.client.secret
    ) {
      return call.json({ error: 'invalid_client' }, 401);
    }
    const isCode =
      fields.grant_type === 'authorization_code' && codes.get(fields.code ?? '') === fields.redirect_uri;
    const isRefresh =
      fields.grant_type === 'refresh_token' && fields.refresh_token === googleAdsDemo.refreshToken;
    if (!isCode && !isRefresh) return call.json({ error: 'invalid_grant' }, 400);
    codes.delete(fields.code ?? '');
    const token = `ya29.${crypto.randomUUID()}`;
    tokens.set(token, clock.now().getTime() + tokenSeconds * 1000);
    return call.json({
      access_token: token,
      expires_in: tokenSeconds,
      token_type: 'Bearer',
      scope: 'https://www.googleapis.com/auth/adwords',
      ...(isCode ? { refresh_token: googleAdsDemo.refreshToken } : {}),
    });
  });

  app.use('/:version/*', async (call, next) => {
    if (!/^v2\d$/.test(call.req.param('version')))
      return call.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
    const until = tokens.get(bearerOf(call.req.raw)) ?? 0;
    if (until <= clock.now().getTime()) {
      return fail(
        401,
        'OAUTH_TOKEN_EXPIRED',
        'authenticationError',
        'The access token has expired or is not valid.',
      );
    }
    return next();
  });

  app.get('/:version/customers:listAccessibleCustomers', (call) =>
    call.json({ resourceNames: [`customers/${googleAdsDemo.manager.id}`] }),
  );

  app.post('/:version/customers/:customer/googleAds:search', async (call) => {
    if (call.req.param('customer') !== googleAdsDemo.manager.id) {
      return fail(
        403,
        'USER_PERMISSION_DENIED',
        'authorizationError',
        "User doesn't have permission to access customer.",
      );
    }
    const { query = '' } = await readFields(call.req.raw);
    if (!/^\s*SELECT\s.+\sFROM\s+customer_client\b/i.test(query)) {
      return fail(
        400,
        'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
        'queryError',
        'Only customer_client can be searched here.',
      );
    }
    const { manager, customers } = googleAdsDemo;
    const client = (id: string, name: string, isManager: boolean) => ({
      customerClient: {
        resourceName: `customers/${manager.id}/customerClients/${id}`,
        id,
        descriptiveName: name,
        manager: isManager,
        status: 'ENABLED',
      },
    });
    const rows = [
      client(manager.id, manager.name, true),
      ...customers.map((customer) => ({
        customerClient: {
          ...client(customer.id, customer.name, false).customerClient,
          currencyCode: customer.currency,
          timeZone: customer.timeZone,
        },
      })),
    ];
    return call.json({ results: rows, fieldMask: 'customerClient.id,customerClient.descriptiveName' });
  });

  app.post('/:version/geoTargetConstants:suggest', async (call) => {
    const body: unknown = await call.req.json().catch(() => ({}));
    const names = (body as { locationNames?: { names?: unknown } }).locationNames?.names;
    if (!Array.isArray(names) || names.length === 0) {
      return fail(400, 'REQUIRED', 'fieldError', 'location_names is required.');
    }
    const found = places.filter((place) =>
      names.some((name) => place.name.toLowerCase().startsWith(String(name).toLowerCase())),
    );
    return call.json({
      geoTargetConstantSuggestions: found.map((place) => ({
        geoTargetConstant: { resourceName: `geoTargetConstants/${place.id}`, status: 'ENABLED', ...place },
        searchTerm: place.name,
      })),
    });
  });
  return { app };
}
