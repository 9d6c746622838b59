import { Hono } from 'hono';
import { html } from 'hono/html';
import { renderChoices, renderDoublePage } from '../../renderDoublePage';
import { checkParameters } from '../checkParameters';
import { facebookDemo } from '../demoBusiness';
import { type GraphEnv, type GraphWorld, listPage, selectFields } from '../graphContext';
import { badParameter, tokenGone } from '../graphFault';
import { createId, type Token } from '../graphState';
import { facebookParameters } from '../parameterList';

/** Permissions that connecting requests. */
export const grantedPermissions = [
  'ads_management',
  'ads_read',
  'business_management',
  'leads_retrieval',
  'pages_manage_ads',
  'pages_manage_metadata',
  'pages_read_engagement',
  'pages_show_list',
];
const longLivedSeconds = 5_183_944;

type App = { readonly id: string; readonly secret: string };

/** Sign-in: the user's dialog and the exchange of its code for a token. Needs no token. */
export function signInRoutes(world: GraphWorld, app: App): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  routes.get('/dialog/oauth', (call) => {
    const redirect = call.req.query('redirect_uri');
    if (call.req.query('client_id') !== app.id || !redirect || !URL.canParse(redirect)) {
      throw badParameter('Invalid App ID or redirect_uri', 'client_id');
    }
    const relayed = call.req.query('state') ?? '';
    const links = state.users.map((user) => {
      const code = `code-${createId(state)}`;
      state.codes.push({ code, userId: user.id, redirectUri: redirect });
      return { href: backTo(redirect, { code, state: relayed }), text: `Continue as ${user.name}` };
    });
    const cancel = backTo(redirect, { error: 'access_denied', error_reason: 'user_denied', state: relayed });
    return call.html(
      renderDoublePage({
        platform: 'Facebook',
        title: 'Connect with Facebook',
        lead: 'Choose the user who signs in.',
        content: html`${renderChoices(links)}
          <p><a href="${cancel}">Cancel</a></p>`,
      }),
    );
  });
  routes.get('/oauth/access_token', (call) => {
    const params = call.get('params');
    if (params.client_id !== app.id || params.client_secret !== app.secret) {
      throw badParameter('Error validating client secret.', 'client_secret', { code: 1 });
    }
    const userId =
      params.grant_type === 'fb_exchange_token' ? exchanged(world, params) : redeemed(world, params);
    const value = `EAADOUBLE${createId(state)}`;
    state.tokens.push({ value, userId, pageId: null, isRevoked: false });
    return call.json({ access_token: value, token_type: 'bearer', expires_in: longLivedSeconds });
  });
  return routes;
}

function exchanged({ state }: GraphWorld, params: Record<string, unknown>): string {
  const token = state.tokens.find((candidate) => candidate.value === params.fb_exchange_token);
  if (!token || token.isRevoked) throw tokenGone();
  return token.userId;
}

function redeemed({ state }: GraphWorld, params: Record<string, unknown>): string {
  const index = state.codes.findIndex(
    (entry) => entry.code === params.code && entry.redirectUri === params.redirect_uri,
  );
  const [entry] = index < 0 ? [] : state.codes.splice(index, 1);
  if (!entry) throw badParameter('This authorization code has been used or is not valid.', 'code');
  return entry.userId;
}

function backTo(redirect: string, params: Record<string, string>): string {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

/** The token's user with its permissions, ad accounts and pages. */
export function userRoutes(world: GraphWorld): Hono<GraphEnv> {
  const { state } = world;
  const routes = new Hono<GraphEnv>();
  const getUser = (token: Token) => {
    const user = state.users.find((candidate) => candidate.id === token.userId);
    if (!user) throw tokenGone();
    return user;
  };
  routes.get('/me', (call) => {
    const { id, name } = getUser(call.get('token'));
    return call.json(selectFields(call, 'User', facebookParameters.fields.User ?? [], { id, name }));
  });
  routes.get('/me/permissions', (call) =>
    call.json({
      data: grantedPermissions.map((permission) => ({
        permission,
        status: state.declinedPermissions.includes(permission) ? 'declined' : 'granted',
      })),
    }),
  );
  routes.delete('/me/permissions', (call) => {
    checkParameters('DELETE User/permissions', call.get('params'));
    for (const token of state.tokens) {
      if (token.userId === call.get('token').userId) token.isRevoked = true;
    }
    return call.json({ success: true });
  });
  routes.get('/debug_token', (call) => {
    const token = state.tokens.find((candidate) => candidate.value === call.get('params').input_token);
    return call.json({
      data: {
        app_id: facebookDemo.app.id,
        type: token?.pageId ? 'PAGE' : 'USER',
        is_valid: token !== undefined && !token.isRevoked,
        scopes: grantedPermissions.filter((permission) => !state.declinedPermissions.includes(permission)),
        user_id: token?.userId,
      },
    });
  });
  routes.get('/me/adaccounts', (call) => {
    const known = facebookParameters.fields.AdAccount ?? [];
    const rows = getUser(call.get('token')).accounts.map((account) =>
      selectFields(call, 'AdAccount', known, adAccountNode(account)),
    );
    return call.json(listPage(call, rows));
  });
  routes.get('/me/accounts', (call) => {
    const known = [...(facebookParameters.fields.Page ?? []), 'tasks', 'picture'];
    const token = call.get('token');
    const rows = getUser(token).pages.map((page) =>
      selectFields(call, 'Page', known, pageNode(world, token, page)),
    );
    return call.json(listPage(call, rows));
  });
  return routes;
}

/** Returns an ad account's node. */
export function adAccountNode(account: {
  id: string;
  name: string;
  currency: string;
  timezone: string;
  minDailyBudget: number;
}): Record<string, unknown> {
  return {
    id: `act_${account.id}`,
    account_id: account.id,
    name: account.name,
    currency: account.currency,
    timezone_name: account.timezone,
    account_status: 1,
    disable_reason: 0,
    funding_source: '6001',
    min_daily_budget: account.minDailyBudget,
    user_tasks: ['DRAFT', 'ANALYZE', 'ADVERTISE', 'MANAGE'],
  };
}

/** Returns a page's node, with a page token that is revoked with its user's. */
export function pageNode(
  { state }: GraphWorld,
  token: Token,
  page: { id: string; name: string; category: string },
): Record<string, unknown> {
  const value = `EAADOUBLEPAGE${page.id}`;
  const known = state.tokens.find((candidate) => candidate.value === value);
  if (known) known.isRevoked = false;
  else state.tokens.push({ value, userId: token.userId, pageId: page.id, isRevoked: false });
  return {
    id: page.id,
    name: page.name,
    category: page.category,
    access_token: value,
    tasks: ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MANAGE'],
    leadgen_tos_accepted: state.pages[page.id]?.areTermsAccepted ?? false,
  };
}
