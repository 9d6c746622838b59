import { createGoHighLevelClient, type GoHighLevelPorts, sendToGoHighLevel } from './goHighLevelClient';
import { GoHighLevelError } from './goHighLevelError';
import { type GoHighLevelAnswer, GrantAnswer, LocationAnswer } from './shapes';

/** The access that a location granted; both tokens must be sealed before they are stored. */
export type GoHighLevelGrant = {
  readonly token: string;
  /** Valid for one use; each renewal returns a new one. */
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
  readonly locationId: string;
  readonly companyId: string | null;
  /** The user who signed in; null where tokens were renewed. */
  readonly userId: string | null;
};

const scopes = [
  'contacts.readonly',
  'contacts.write',
  'locations.readonly',
  'locations/customFields.readonly',
  'locations/tags.readonly',
  'locations/tags.write',
  'users.readonly',
];

/**
 * Returns the page on which a user chooses the location to connect. Without a redirect URI, the page that sends the
 * user there adds its own.
 */
export function goHighLevelSignInUrl(
  { platforms }: Pick<GoHighLevelPorts, 'platforms'>,
  { redirectUri, state }: { readonly redirectUri?: string; readonly state?: string } = {},
): string {
  const { signInUrl, clientId } = platforms.goHighLevel;
  const url = new URL(signInUrl);
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: scopes.join(' '),
    ...(redirectUri === undefined ? {} : { redirect_uri: redirectUri }),
    ...(state === undefined ? {} : { state }),
  }).toString();
  return url.href;
}

/** Exchanges the sign-in page's code for tokens of a location. @throws GoHighLevelError */
export async function exchangeGoHighLevelCode(
  ports: GoHighLevelPorts,
  { code, redirectUri }: { readonly code: string; readonly redirectUri?: string },
): Promise<GoHighLevelGrant> {
  const fields: Record<string, string> = { grant_type: 'authorization_code', code };
  if (redirectUri !== undefined) fields.redirect_uri = redirectUri;
  return toGrant(await requestTokens(ports, fields));
}

/** Requests new tokens, which uses up the refresh token. @throws GoHighLevelError */
export async function renewGoHighLevelTokens(
  ports: GoHighLevelPorts,
  refreshToken: string,
): Promise<GoHighLevelGrant> {
  return toGrant(await requestTokens(ports, { grant_type: 'refresh_token', refresh_token: refreshToken }));
}

function requestTokens(
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

function toGrant(answer: GoHighLevelAnswer): GoHighLevelGrant {
  const parsed = GrantAnswer.safeParse(answer);
  if (!parsed.success) {
    throw new GoHighLevelError('GoHighLevel connected no location. Please choose one on its page.');
  }
  const { access_token, refresh_token, expires_in, locationId, companyId, userId } = parsed.data;
  return {
    token: access_token,
    refreshToken: refresh_token,
    expiresInSeconds: expires_in,
    locationId,
    companyId,
    userId,
  };
}

/** Returns the location's name; its id where it has none. @throws GoHighLevelError */
export async function readLocationName(
  ports: GoHighLevelPorts,
  { token, locationId }: Pick<GoHighLevelGrant, 'token' | 'locationId'>,
): Promise<string> {
  const client = createGoHighLevelClient(ports, token);
  const answer = await client({ method: 'GET', path: `/locations/${encodeURIComponent(locationId)}` });
  return LocationAnswer.parse(answer).location.name || locationId;
}
