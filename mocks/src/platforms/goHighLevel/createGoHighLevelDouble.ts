import { Hono } from 'hono';
import * as z from 'zod';
import { bearerOf } from '../bearerOf';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';

/** Who exists on the double from the start. */
export const goHighLevelDemo = {
  client: { id: 'ghl-double-client', secret: 'ghl-double-secret' },
  companyId: 'ghlCompanyBrooks',
  locationId: 'ghlLocationBrightside',
  refreshToken: 'ghl-double-refresh-0',
} as const;

const apiVersion = '2021-07-28';
const tokenSeconds = 86_399;
const Contact = z.strictObject({
  locationId: z.string().min(1),
  firstName: z.string().nullish(),
  lastName: z.string().nullish(),
  name: z.string().nullish(),
  email: z.email().nullish(),
  phone: z.string().nullish(),
  tags: z.array(z.string()).optional(),
  source: z.string().optional(),
  customFields: z.array(z.looseObject({ id: z.string() })).optional(),
});
export type GoHighLevelContact = z.infer<typeof Contact> & { readonly id: string };

/** GoHighLevel in its first form: tokens (the refresh token is replaced at each use) and contacts, one per e-mail or phone. */
export function createGoHighLevelDouble({ clock }: { readonly clock: DoubleClock }): {
  readonly app: Hono;
  readonly contacts: readonly GoHighLevelContact[];
} {
  const contacts: GoHighLevelContact[] = [];
  const tokens = new Map<string, number>();
  const codes = new Set<string>();
  let refreshToken: string = goHighLevelDemo.refreshToken;
  const app = new Hono();

  app.get('/v2/oauth/chooselocation', (call) => {
    const { client_id: clientId, redirect_uri: redirect } = call.req.query();
    if (clientId !== goHighLevelDemo.client.id || !redirect) return call.text('invalid_request', 400);
    const code = crypto.randomUUID();
    codes.add(code);
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    return call.html(`<h1>Choose a location (double)</h1><a href="${back.href}">Brightside Dental</a>`);
  });

  app.post('/oauth/token', async (call) => {
    if (!call.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      return call.json({ statusCode: 422, message: 'The body must be form encoded.' }, 422);
    }
    const fields = await readFields(call.req.raw);
    const { id, secret } = goHighLevelDemo.client;
    const isCode = fields.grant_type === 'authorization_code' && codes.delete(fields.code ?? '');
    const isRefresh = fields.grant_type === 'refresh_token' && fields.refresh_token === refreshToken;
    if (fields.client_id !== id || fields.client_secret !== secret || (!isCode && !isRefresh)) {
      return call.json(
        { error: 'invalid_grant', error_description: 'The grant is not valid any more.' },
        400,
      );
    }
    refreshToken = `ghl-double-refresh-${crypto.randomUUID()}`;
    const token = `ghl-double-access-${crypto.randomUUID()}`;
    tokens.set(token, clock.now().getTime() + tokenSeconds * 1000);
    return call.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      refresh_token: refreshToken,
      scope: 'contacts.readonly contacts.write locations.readonly',
      userType: 'Location',
      companyId: goHighLevelDemo.companyId,
      locationId: goHighLevelDemo.locationId,
    });
  });

  app.use('/contacts/*', async (call, next) => {
    if (call.req.header('version') !== apiVersion) {
      return call.json({ statusCode: 401, message: 'version header was not found.' }, 401);
    }
    if ((tokens.get(bearerOf(call.req.raw)) ?? 0) <= clock.now().getTime()) {
      return call.json({ statusCode: 401, message: 'Invalid JWT' }, 401);
    }
    return next();
  });

  app.post('/contacts/upsert', async (call) => {
    const parsed = Contact.safeParse(await call.req.json().catch(() => undefined));
    if (!parsed.success) {
      const message = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`.trim());
      return call.json({ statusCode: 422, message, error: 'Unprocessable Entity' }, 422);
    }
    if (parsed.data.locationId !== goHighLevelDemo.locationId) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
    }
    const index = contacts.findIndex(
      (contact) =>
        (parsed.data.email && contact.email === parsed.data.email) ||
        (parsed.data.phone && contact.phone === parsed.data.phone),
    );
    const existing = contacts[index];
    const contact = { ...existing, ...parsed.data, id: existing?.id ?? crypto.randomUUID() };
    if (existing) contacts[index] = contact;
    else contacts.push(contact);
    return call.json(
      { new: existing === undefined, contact, traceId: crypto.randomUUID() },
      existing ? 200 : 201,
    );
  });
  return { app, contacts };
}
