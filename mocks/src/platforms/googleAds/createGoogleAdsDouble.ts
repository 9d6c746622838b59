import { Hono } from 'hono';
import { bearerOf } from '../bearerOf';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';
import { googleAdsDemo } from './googleAdsDemo';
import { googleFailure } from './googleFailure';
import { googleSignIn } from './googleSignIn';

const places = [
  { id: '1014221', name: 'San Francisco', countryCode: 'US', targetType: 'City' },
  { id: '1023191', name: 'New York', countryCode: 'US', targetType: 'City' },
  { id: '2840', name: 'United States', countryCode: 'US', targetType: 'Country' },
  { id: '2752', name: 'Sweden', countryCode: 'SE', targetType: 'Country' },
];
/** Google's sign-in and the Google Ads API v25 in its first form: accounts and places. */
export function createGoogleAdsDouble({ clock }: { readonly clock: DoubleClock }): { readonly app: Hono } {
  const signIn = googleSignIn(clock);
  const app = new Hono();
  app.route('/', signIn.routes);
  app.use('/:version/*', async (call, next) => {
    if (!/^v2\d$/.test(call.req.param('version')))
      return call.json({ error: { code: 404, status: 'NOT_FOUND' } }, 404);
    if (!signIn.isValid(bearerOf(call.req.raw))) {
      return googleFailure(
        401,
        'authenticationError',
        'OAUTH_TOKEN_EXPIRED',
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
      return googleFailure(
        403,
        'authorizationError',
        'USER_PERMISSION_DENIED',
        "User doesn't have permission to access customer.",
      );
    }
    const { query = '' } = await readFields(call.req.raw);
    if (!/^\s*SELECT\s.+\sFROM\s+customer_client\b/i.test(query)) {
      return googleFailure(
        400,
        'queryError',
        'BAD_RESOURCE_TYPE_IN_FROM_CLAUSE',
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
      return googleFailure(400, 'fieldError', 'REQUIRED', 'location_names is required.');
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
