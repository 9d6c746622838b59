import { Hono } from 'hono';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';
import { googleAdsDemo } from './googleAdsDemo';

const tokenSeconds = 3599;

/** Google's sign-in page and token endpoint. Access tokens run out by the clock; `isValid` knows the living ones. */
export function googleSignIn(clock: DoubleClock): { routes: Hono; isValid(token: string): boolean } {
  const tokens = new Map<string, number>();
  const codes = new Map<string, string>();
  const app = new Hono();
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
  return { routes: app, isValid: (token) => (tokens.get(token) ?? 0) > clock.now().getTime() };
}
