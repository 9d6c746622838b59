import { errorMessages } from '@adlane/contract/constants';
import type { Outbound, PlatformSettings } from '../../ports';
import { GoogleAdsError, missingAnswer, parseGoogleAdsError } from './googleAdsError';
import { IdTokenClaims, TokenAnswer } from './shapes';

/** Ports that calls to Google need. */
export type GooglePorts = {
  readonly outbound: Outbound;
  readonly platforms: Pick<PlatformSettings, 'google'>;
};

/** The access that a Google user granted; both tokens must be sealed before they are stored. */
export type GoogleGrant = {
  /** Valid for months; exchanged for access tokens. */
  readonly refreshToken: string;
  readonly accessToken: string;
  readonly expiresInSeconds: number;
  /** The user's id and address at Google. */
  readonly user: { readonly id: string; readonly email: string };
};

const scopes = ['openid', 'email', 'https://www.googleapis.com/auth/adwords'];
const callTimeoutMs = 20_000;

/**
 * Returns the page on which a user allows the connection. It requests offline access with consent: only then Google
 * returns a refresh token. @throws GoogleAdsError 'Google Client ID is missing' where the operator has set none
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

/** Exchanges the sign-in page's code for tokens. @throws GoogleAdsError, also without a refresh token */
export async function exchangeGoogleCode(
  ports: GooglePorts,
  {
    code,
    redirectUri,
    codeVerifier,
  }: { readonly code: string; readonly redirectUri: string; readonly codeVerifier: string },
): Promise<GoogleGrant> {
  const body = await requestToken(ports, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  });
  const refreshToken = body.refresh_token;
  if (refreshToken === undefined) {
    throw new GoogleAdsError('Google gave no lasting access. Please allow it on its page.');
  }
  return { refreshToken, ...toAccess(body), user: parseUser(body.id_token) };
}

/** Requests a new access token. @throws GoogleAdsError `invalid_grant` where the user revoked the access */
export async function refreshGoogleAccess(
  ports: GooglePorts,
  refreshToken: string,
): Promise<Pick<GoogleGrant, 'accessToken' | 'expiresInSeconds'>> {
  return toAccess(await requestToken(ports, { grant_type: 'refresh_token', refresh_token: refreshToken }));
}

async function requestToken(
  { outbound, platforms }: GooglePorts,
  fields: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const { tokenUrl, clientId, clientSecret } = platforms.google;
  const body = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret });
  const arrived = await outbound
    .fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(callTimeoutMs) })
    .then(async (response) => ({ status: response.status, body: (await response.json()) as unknown }))
    .catch((error: unknown) => {
      throw missingAnswer(error instanceof Error ? error.message : String(error));
    });
  const failure = parseGoogleAdsError(arrived.status, arrived.body);
  if (failure) throw failure;
  return TokenAnswer.parse(arrived.body);
}

function toAccess({ access_token: accessToken, expires_in: expiresInSeconds }: TokenAnswer) {
  if (accessToken === undefined || expiresInSeconds === undefined) throw missingAnswer('no access token');
  return { accessToken, expiresInSeconds };
}

/** Parses the user of an id token. It came from Google itself over TLS, so its signature adds nothing. */
function parseUser(idToken: string | undefined): GoogleGrant['user'] {
  const payload = idToken?.split('.')[1];
  const { sub, email } = IdTokenClaims.parse(
    payload === undefined ? undefined : JSON.parse(fromBase64Url(payload)),
  );
  if (sub === undefined) throw missingAnswer('no user');
  return { id: sub, email: email ?? sub };
}

function fromBase64Url(text: string): string {
  const bytes = Uint8Array.from(
    atob(text.replaceAll('-', '+').replaceAll('_', '/')),
    (letter) => letter.codePointAt(0) ?? 0,
  );
  return new TextDecoder().decode(bytes);
}
