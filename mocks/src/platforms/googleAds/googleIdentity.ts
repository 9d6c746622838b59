import { Hono } from 'hono';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { DoubleClock } from '../clock';
import { renderChoices, renderDoublePage } from '../renderDoublePage';
import { googleAdsDemo } from './googleAdsDemo';

const keyId = 'google-double-key';
const tokenSeconds = 3600;

/** People with an account at the double; `sub` is Google's permanent id. */
export const googlePeople = [
  { sub: '110000000000000000001', email: 'agency@adlane.test', given_name: 'Ann', family_name: 'Brooks' },
  { sub: '110000000000000000002', email: 'newcomer@gmail.test', given_name: 'Noor', family_name: 'Vega' },
] as const;

type Base = { readonly issuer: string };

/**
 * Google as an OpenID provider: discovery document, keys, and a sign-in page that returns an id token in the
 * URL fragment (`response_type=id_token`).
 */
export function googleIdentity(clock: DoubleClock): {
  readonly routes: Hono;
  /** A token as Google signs it; claims that are given replace the usual ones. */
  idToken(base: Base, claims: JWTPayload): Promise<string>;
} {
  let pair: ReturnType<typeof generateKeyPair> | undefined;
  const keys = () => {
    pair ??= generateKeyPair('RS256', { extractable: true });
    return pair;
  };
  const routes = new Hono();

  async function idToken({ issuer }: Base, claims: JWTPayload): Promise<string> {
    const { privateKey } = await keys();
    const iat = Math.floor(clock.now().getTime() / 1000);
    const usual = {
      iss: issuer,
      aud: googleAdsDemo.client.id,
      iat,
      exp: iat + tokenSeconds,
      email_verified: true,
    };
    const header = { alg: 'RS256', kid: keyId, typ: 'JWT' };
    return new SignJWT({ ...usual, ...claims }).setProtectedHeader(header).sign(privateKey);
  }

  /** Returns the double's base URL: everything before one of its paths. */
  const toIssuer = (url: string, path: string) => url.slice(0, url.indexOf(path));

  routes.get('/.well-known/openid-configuration', (call) => {
    const issuer = toIssuer(call.req.url, '/.well-known/');
    return call.json({
      issuer,
      authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/oauth2/v3/certs`,
      response_types_supported: ['code', 'id_token'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });
  routes.get('/oauth2/v3/certs', async (call) => {
    const { publicKey } = await keys();
    return call.json({ keys: [{ ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] });
  });
  routes.get('/o/oauth2/v2/auth', async (call, next) => {
    const { client_id, redirect_uri, response_type, scope = '', nonce, state = '' } = call.req.query();
    if (response_type !== 'id_token') return next();
    const isOpenIdRequest =
      scope.split(' ').includes('openid') && redirect_uri !== undefined && nonce !== undefined;
    if (client_id !== googleAdsDemo.client.id || !isOpenIdRequest)
      return call.text('Error 400: invalid_request', 400);
    const issuer = toIssuer(call.req.url, '/o/oauth2/');
    const links = await Promise.all(
      googlePeople.map(async (person) => {
        const fragment = new URLSearchParams({
          state,
          id_token: await idToken({ issuer }, { ...person, nonce }),
        });
        return { href: `${redirect_uri}#${fragment.toString()}`, text: person.email };
      }),
    );
    return call.html(
      renderDoublePage({
        platform: 'Google',
        title: 'Sign in with Google',
        lead: 'Choose an account.',
        content: renderChoices(links),
      }),
    );
  });
  return { routes, idToken };
}
