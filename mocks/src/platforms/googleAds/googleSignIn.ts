import { Hono } from 'hono';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';
import { renderChoices, renderDoublePage } from '../renderDoublePage';
import { googleAdsDemo } from './googleAdsDemo';
import type { GoogleAdsState } from './googleAdsState';

const tokenSeconds = 3599;
const adsScope = 'https://www.googleapis.com/auth/adwords';

type Code = {
  readonly redirect: string;
  readonly challenge: string | undefined;
  readonly isOffline: boolean;
};

/**
 * Google's sign-in page and token endpoint. Access tokens expire by the clock; `isValid` is true for
 * unexpired ones.
 */
export function googleSignIn(
  clock: DoubleClock,
  state: GoogleAdsState,
): { routes: Hono; isValid(token: string): boolean } {
  const tokens = new Map<string, number>();
  const codes = new Map<string, Code>();
  const app = new Hono();
  app.get('/o/oauth2/v2/auth', (call) => {
    const query = call.req.query();
    const { client_id: clientId, redirect_uri: redirect, response_type: type, scope = '' } = query;
    if (clientId !== googleAdsDemo.client.id || !redirect || type !== 'code' || !scope.includes(adsScope))
      return call.text('Error 400: invalid_request', 400);
    const code = `4/${crypto.randomUUID()}`;
    codes.set(code, {
      redirect,
      challenge: query.code_challenge,
      // Without consent Google issues a user's refresh token only once.
      isOffline: query.access_type === 'offline' && query.prompt === 'consent',
    });
    const back = new URL(redirect);
    back.searchParams.set('code', code);
    back.searchParams.set('state', query.state ?? '');
    return call.html(
      renderDoublePage({
        platform: 'Google',
        title: 'Connect with Google',
        lead: `${googleAdsDemo.user.email} gives access to its Google Ads accounts.`,
        content: renderChoices([{ href: back.href, text: 'Allow' }]),
      }),
    );
  });

  app.post('/token', async (call) => {
    const fields = await readFields(call.req.raw);
    const { client } = googleAdsDemo;
    if (fields.client_id !== client.id || fields.client_secret !== client.secret) {
      return call.json({ error: 'invalid_client' }, 401);
    }
    const code = fields.grant_type === 'authorization_code' ? codes.get(fields.code ?? '') : undefined;
    codes.delete(fields.code ?? '');
    const isCode = code !== undefined && (await fits(code, fields));
    const isRefresh =
      fields.grant_type === 'refresh_token' &&
      fields.refresh_token === googleAdsDemo.refreshToken &&
      !state.isRevoked;
    if (!isCode && !isRefresh) {
      return call.json(
        { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
        400,
      );
    }
    if (isCode) state.isRevoked = false;
    const token = `ya29.${crypto.randomUUID()}`;
    tokens.set(token, clock.now().getTime() + tokenSeconds * 1000);
    return call.json({
      access_token: token,
      expires_in: tokenSeconds,
      token_type: 'Bearer',
      scope: adsScope,
      ...(isCode ? { id_token: idToken() } : {}),
      ...(code?.isOffline ? { refresh_token: googleAdsDemo.refreshToken } : {}),
    });
  });
  const isValid = (token: string) => !state.isRevoked && (tokens.get(token) ?? 0) > clock.now().getTime();
  return { routes: app, isValid };
}

async function fits({ redirect, challenge }: Code, fields: Record<string, string>): Promise<boolean> {
  if (fields.redirect_uri !== redirect) return false;
  if (challenge === undefined) return true;
  const verifier = new TextEncoder().encode(fields.code_verifier ?? '');
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', verifier));
  return base64Url(String.fromCodePoint(...digest)) === challenge;
}

function idToken(): string {
  const { user, client } = googleAdsDemo;
  const claims = { iss: 'https://accounts.google.com', aud: client.id, sub: user.id, email: user.email };
  return `${base64Url('{"alg":"none"}')}.${base64Url(JSON.stringify(claims))}.double`;
}

function base64Url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
