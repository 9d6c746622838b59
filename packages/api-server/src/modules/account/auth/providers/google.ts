import { errorMessages } from '@adlane/contract/constants';
import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { Problem } from '../../../../http/problem';
import type { Ports } from '../../../../ports';
import { invalidCredentials } from '../signIn';

/** The user that Google's token identifies. */
export type GoogleIdentity = {
  /** Google's id of the user; stays the same when the address changes. */
  readonly sub: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
};

/** How long Google's discovery document is cached, in milliseconds. */
const discoveryMs = 24 * 60 * 60 * 1000;

type Keys = { readonly issuer: string; readonly get: JWTVerifyGetKey; readonly until: number };

/** Returns whether the operator has set Google's client id. */
export function isGoogleConfigured({ platforms }: Pick<Ports, 'platforms'>): boolean {
  return platforms.google.clientId !== '';
}

async function discover(ports: Ports): Promise<Keys> {
  const fetch = (url: string, init?: RequestInit) => ports.outbound.fetch(url, init);
  const answer = await fetch(`${ports.platforms.google.issuerUrl}/.well-known/openid-configuration`);
  if (!answer.ok) throw new Error(`Google's discovery document answered ${answer.status}.`);
  const { issuer, jwks_uri } = Object(await answer.json()) as Record<string, unknown>;
  if (typeof issuer !== 'string' || typeof jwks_uri !== 'string') {
    throw new TypeError("Google's discovery document has no issuer or no keys.");
  }
  const get = createRemoteJWKSet(new URL(jwks_uri), {
    [customFetch]: (url, init) => fetch(String(url), init),
  });
  return { issuer, get, until: ports.clock.now().getTime() + discoveryMs };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Creates a verifier for Google's id tokens; its keys are fetched on first use and cached. */
export function createGoogleVerifier(
  ports: Ports,
): (idToken: string, nonce: string | null) => Promise<GoogleIdentity> {
  let keys: Promise<Keys> | undefined;

  async function currentKeys(): Promise<Keys> {
    const cached = await keys?.catch(() => undefined);
    if (cached && cached.until > ports.clock.now().getTime()) return cached;
    keys = discover(ports);
    return keys.catch((error: unknown) => {
      ports.log.error({ error }, "Google's keys can't be read");
      throw new Problem('UNAVAILABLE', errorMessages.technicalProblem, { headers: { 'retry-after': '30' } });
    });
  }

  return async (idToken, nonce) => {
    const { issuer, get } = await currentKeys();
    const verified = await jwtVerify(idToken, get, {
      // Google writes its issuer with and without the scheme.
      issuer: [issuer, issuer.replace(/^https:\/\//, '')],
      audience: ports.platforms.google.clientId,
      algorithms: ['RS256'],
      requiredClaims: ['sub', 'email', 'iat', 'exp'],
      maxTokenAge: '1h',
      clockTolerance: 30,
      currentDate: ports.clock.now(),
    }).catch((error: unknown) => {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      ports.log.warn({ reason }, "Google's id token was refused");
      throw invalidCredentials();
    });
    const { sub = '', email, email_verified, given_name, family_name, nonce: sent } = verified.payload;
    if (email_verified !== true || (nonce !== null && sent !== nonce)) throw invalidCredentials();
    return {
      sub,
      email: text(email).trim().toLowerCase(),
      first_name: text(given_name).slice(0, 255),
      last_name: text(family_name).slice(0, 255),
    };
  };
}
