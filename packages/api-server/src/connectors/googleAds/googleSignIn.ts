import { errorMessages } from '@adlane/contract/constants';
import type { Outbound, PlatformSettings } from '../../ports';
import { GoogleAdsError, noAnswer, readGoogleAdsError } from './googleAdsError';

/** What reaching Google takes of the ports. */
export type GooglePorts = {
  readonly outbound: Outbound;
  readonly platforms: Pick<PlatformSettings, 'google'>;
};

/** What a signed-in Google user handed over; both tokens must be sealed before they are stored. */
export type GoogleGrant = {
  /** Lives for months and buys access tokens. */
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** The user's id and address at Google. */
  readonly user: { readonly id: string; readonly email: string };
};

const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/adwords'];
const callTimeoutMs = 20_000;

/**
 * Page on which a user allows the connection. It asks for offline access with consent: only then Google hands out a
 * refresh token. @throws GoogleAdsError 'Google Client ID is missing' where the operator has set none
 */
export function googleSignInUrl(
  { platforms }: Pick<GooglePorts, 'platforms'>,
  {
    redirectUri,
    state,
    codeChallenge,
  }: {
    readonly redirectUri: string;
    readonly state: string;
    /** PKCE: SHA-256 of the verifier, base64url. */
    readonly codeChallenge: string;
  },
): string {
  const { signInUrl, clientId } = platforms.google;
  if (clientId === '') throw new GoogleAdsError(errorMessages.googleClientIdMissing);
  const url = new URL(signInUrl);
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: scopes.join(' '),
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: codeChallenge,
    code_challenge_method: 'S256',
  }).toString();
  return url.href;
}

/** Turns the sign-in page's code into tokens. @throws GoogleAdsError, also where no refresh token came */
export async function exchangeGoogleCode(
  ports: GooglePorts,
  {
    code,
    redirectUri,
    codeVerifier,
  }: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<GoogleGrant> {
  const body = await askForToken(ports, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  const refreshToken = body.refresh_token;
  if (typeof refreshToken !== 'string') {
    throw new GoogleAdsError('Google gave no lasting access. Please allow it on its page.');
  }
  return { refreshToken, ...readAccess(body), user: readUser(body.id_token) };
}

/** A new access token. @throws GoogleAdsError `invalid_grant` where the user took the access back */
export async function refreshGoogleAccess(
  ports: GooglePorts,
  refreshToken: string,
): Promise<Pick<GoogleGrant, 'accessToken' | 'expiresInSeconds'>> {
  return readAccess(await askForToken(ports, { grant_type: 'refresh_token', refresh_token: refreshToken }));
}

type TokenAnswer = Readonly<Record<string, unknown>>;

async function askForToken(
  { outbound, platforms }: GooglePorts,
  fields: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const { tokenUrl, clientId, clientSecret } = platforms.google;
  const body = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret });
  const arrived = await outbound
    .fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(callTimeoutMs) })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error: unknown) => {
      throw noAnswer(error instanceof Error ? error.message : String(error));
    });
  const failure = readGoogleAdsError(arrived.status, arrived.body);
  if (failure) throw failure;
  if (typeof arrived.body !== 'object' || arrived.body === null) throw noAnswer('an unreadable body');
  return arrived.body as TokenAnswer;
}

function readAccess({ access_token: token, expires_in: seconds }: TokenAnswer) {
  if (typeof token !== 'string' || typeof seconds !== 'number') throw noAnswer('no access token');
  return { accessToken: token, expiresInSeconds: seconds };
}

/** The token came from Google itself over TLS: its signature says nothing more. */
function readUser(idToken: unknown): GoogleGrant['user'] {
  const payload = typeof idToken === 'string' ? idToken.split('.')[1] : undefined;
  const claims: unknown = payload === undefined ? undefined : JSON.parse(fromBase64Url(payload));
  const { sub, email }: TokenAnswer = typeof claims === 'object' && claims !== null ? { ...claims } : {};
  if (typeof sub !== 'string') throw noAnswer('no user');
  return { id: sub, email: typeof email === 'string' ? email : sub };
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return new TextDecoder().decode(bytes);
}
