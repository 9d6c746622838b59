import { Hono } from 'hono';
import type { DoubleClock } from '../clock';
import { getBearerToken } from '../getBearerToken';
import { readFields } from '../readFields';
import { renderChoices, renderDoublePage } from '../renderDoublePage';
import type { GoHighLevelContact } from './contactFields';
import { contactRoutes } from './contactRoutes';
import { controlRoutes } from './controlRoutes';
import { customFieldRoutes } from './customFieldRoutes';
import { findNeededScope } from './findNeededScope';
import { goHighLevelDemo } from './goHighLevelDemo';
import { createGoHighLevelState, type GoHighLevelState } from './goHighLevelState';
import { tagRoutes } from './tagRoutes';

const apiVersion = '2021-07-28';

export type GoHighLevelDouble = {
  readonly app: Hono;
  readonly contacts: readonly GoHighLevelContact[];
  readonly control: GoHighLevelState;
};

/**
 * GoHighLevel: the page on which a location is chosen, tokens (a refresh token is good for one use), locations and
 * contacts. Strict about parameters and the version header.
 */
export function createGoHighLevelDouble({ clock }: { readonly clock: DoubleClock }): GoHighLevelDouble {
  const state = createGoHighLevelState(clock);
  const app = new Hono<{ Variables: { locationId: string; body: unknown } }>();

  app.route('/__control', controlRoutes(state));
  app.get('/v2/oauth/chooselocation', (call) => {
    const { client_id: clientId, redirect_uri: redirect, state: relayed = '' } = call.req.query();
    if (clientId !== goHighLevelDemo.client.id || !redirect) return call.text('invalid_request', 400);
    const links = goHighLevelDemo.locations.map(({ id, name }) => {
      const back = new URL(redirect);
      back.searchParams.set('code', state.issueCode(id));
      if (relayed !== '') back.searchParams.set('state', relayed);
      return { href: back.href, text: name };
    });
    return call.html(
      renderDoublePage({
        platform: 'GoHighLevel',
        title: 'Choose a location',
        lead: 'Leads are sent to it.',
        content: renderChoices(links),
      }),
    );
  });

  app.post('/oauth/token', async (call) => {
    const fault = state.takeFault('/oauth/token');
    if (fault !== undefined) return failed(fault);
    if (!call.req.header('content-type')?.startsWith('application/x-www-form-urlencoded')) {
      return call.json({ statusCode: 422, message: 'The body must be form encoded.' }, 422);
    }
    const fields = await readFields(call.req.raw);
    const { id, secret } = goHighLevelDemo.client;
    const isOurs = fields.client_id === id && fields.client_secret === secret;
    const given = fields.grant_type === 'refresh_token' ? fields.refresh_token : fields.code;
    const locationId = isOurs ? state.redeem(fields.grant_type ?? '', given ?? '') : undefined;
    if (locationId === undefined) {
      const error_description = 'The grant is no longer valid.';
      return call.json({ error: 'invalid_grant', error_description }, 400);
    }
    const { token, refreshToken, tokenSeconds } = state.issueTokens(locationId);
    return call.json({
      access_token: token,
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      refresh_token: refreshToken,
      scope: 'contacts.readonly contacts.write locations.readonly users.readonly',
      userType: 'Location',
      companyId: goHighLevelDemo.companyId,
      locationId,
      userId: state.userOfCode(fields.code ?? ''),
    });
  });

  app.use('*', async (call, next) => {
    const { method, path } = call.req;
    const body: unknown = method === 'GET' ? null : await call.req.json().catch(() => undefined);
    state.requests.push({ method, path, body });
    const fault = state.takeFault(path);
    if (fault !== undefined) return failed(fault);
    if (call.req.header('version') !== apiVersion) {
      return call.json({ statusCode: 401, message: 'version header was not found.' }, 401);
    }
    const locationId = state.findLocation(getBearerToken(call.req.raw));
    if (locationId === undefined) return call.json({ statusCode: 401, message: 'Invalid JWT' }, 401);
    const scope = findNeededScope(method, path);
    if (scope !== undefined && !state.hasScope(scope)) {
      return call.json({ statusCode: 401, message: 'The token is not authorized for this scope.' }, 401);
    }
    call.set('locationId', locationId);
    call.set('body', body);
    return next();
  });

  app.get('/locations/:id', (call) => {
    const location = goHighLevelDemo.locations.find(({ id }) => id === call.req.param('id'));
    if (!location || location.id !== call.get('locationId')) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this location.' }, 403);
    }
    return call.json({ location: { ...location, companyId: goHighLevelDemo.companyId } });
  });
  app.get('/users/:id', (call) => {
    const user = goHighLevelDemo.users.find(({ id }) => id === call.req.param('id'));
    if (!user || user.locationId !== call.get('locationId')) {
      return call.json({ statusCode: 403, message: 'The token does not have access to this user.' }, 403);
    }
    const { locationId, ...shown } = user;
    const roles = { type: 'account', role: 'user', locationIds: [locationId] };
    return call.json({ ...shown, name: `${user.firstName} ${user.lastName}`, phone: '', roles });
  });
  app.route('/contacts', contactRoutes(state));
  app.route('/locations', tagRoutes(state));
  app.route('/locations', customFieldRoutes(state));
  const root = new Hono();
  root.route('/', app);
  return { app: root, contacts: state.contacts, control: state };
}

function failed(status: number): Response {
  return Response.json({ statusCode: status, message: 'The double fails as it was told to.' }, { status });
}
