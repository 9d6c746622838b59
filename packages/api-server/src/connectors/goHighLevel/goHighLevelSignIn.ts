import {
  createGoHighLevelClient,
  type GoHighLevelAnswer,
  type GoHighLevelPorts,
  sendToGoHighLevel,
} from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';

/** What a location handed over; both tokens must be sealed before they are stored. */
export type GoHighLevelGrant = {
  readonly token: string;
  /** Good for one use: each renewal brings another. */
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  readonly locationId: string;
  readonly companyId: string | null;
  /** Who signed in; absent where tokens were renewed. */
  readonly userId: string | null;
};

const scopes = [
  'contacts.readonly',
  'contacts.write',
  'locations.readonly',
  'locations/tags.readonly',
  'locations/tags.write',
  'users.readonly',
];

/** Page on which a user chooses the location to connect. */
export function goHighLevelSignInUrl(
  { platforms }: Pick<GoHighLevelPorts, 'platforms'>,
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string },
): string {
  const { signInUrl, clientId } = platforms.goHighLevel;
  const url = new URL(signInUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
  }).toString();
  return url.href;
}

/** Turns the sign-in page's code into tokens of a location. @throws GoHighLevelError */
export async function exchangeGoHighLevelCode(
  ports: GoHighLevelPorts,
  { code, redirectUri }: { readonly code: string; readonly redirectUri?: string },
): Promise<GoHighLevelGrant> {
  const fields: Record<string, string> = { grant_type: 'authorization_code', code };
  if (redirectUri !== undefined) fields.redirect_uri = redirectUri;
  return readGrant(await askForTokens(ports, fields));
}

/** New tokens; the refresh token that was given is used up. @throws GoHighLevelError */
export async function renewGoHighLevelTokens(
  ports: GoHighLevelPorts,
  refreshToken: string,
): Promise<GoHighLevelGrant> {
  return readGrant(await askForTokens(ports, { grant_type: 'refresh_token', refresh_token: refreshToken }));
}

function askForTokens(
  ports: GoHighLevelPorts,
  fields: Readonly<Record<string, string>>,
): Promise<GoHighLevelAnswer> {
  const { apiUrl, clientId, clientSecret } = ports.platforms.goHighLevel;
  const body = new URLSearchParams({
    ...fields,
    client_id: clientId,
    client_secret: clientSecret,
    user_type: 'Location',
  });
  return sendToGoHighLevel(ports, `${apiUrl}/oauth/token`, { method: 'POST', body });
}

function readGrant(answer: GoHighLevelAnswer): GoHighLevelGrant {
  const { access_token: token, refresh_token: refreshToken, locationId, companyId, userId } = answer;
  if (typeof token !== 'string' || typeof refreshToken !== 'string' || typeof locationId !== 'string') {
    throw new GoHighLevelError('GoHighLevel connected no location. Please choose one on its page.');
  }
  const seconds = typeof answer.expires_in === 'number' ? answer.expires_in : 86_399;
  return {
    token,
    refreshToken,
    expiresInSeconds: seconds,
    locationId,
    companyId: typeof companyId === 'string' ? companyId : null,
    userId: typeof userId === 'string' ? userId : null,
  };
}

/** The location's name. @throws GoHighLevelError */
export async function readLocationName(
  ports: GoHighLevelPorts,
  { token, locationId }: Pick<GoHighLevelGrant, 'token' | 'locationId'>,
): Promise<string> {
  const client = createGoHighLevelClient(ports, token);
  const { location } = await client({ method: 'GET', path: `/locations/${encodeURIComponent(locationId)}` });
  const name: unknown =
    typeof location === 'object' && location !== null ? Reflect.get(location, 'name') : undefined;
  return typeof name === 'string' && name !== '' ? name : locationId;
}
