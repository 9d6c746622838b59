import type { PlatformSettings } from '../../ports';
import { encodeParams, type GraphAnswer, type GraphPorts, readAnswer } from './graphClient';
import { requiredPermissions } from './requiredPermissions';

/** What a signed-in Facebook user handed over; the token must be sealed before it is stored. */
export type FacebookGrant = {
  /** Lives for about 60 days. */
  readonly token: string;
  /** Null where Facebook names none: the token does not end by time. */
  readonly expiresInSeconds: number | null;
};

const callTimeoutMs = 20_000;

/** Page on which a user allows the connection. */
export function facebookSignInUrl(
  { dialogUrl, version, appId, loginConfigId }: PlatformSettings['facebook'],
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string },
): string {
  const url = new URL(`${dialogUrl}/${version}/dialog/oauth`);
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    state,
    response_type: 'code',
    ...(loginConfigId === null ? { scope: requiredPermissions.join(',') } : { config_id: loginConfigId }),
  }).toString();
  return url.href;
}

/** Turns the sign-in page's code into a long-lived token. @throws FacebookError */
export async function exchangeFacebookCode(
  ports: GraphPorts,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<FacebookGrant> {
  const short = readGrant(await askForToken(ports, { code, redirect_uri: redirectUri }));
  const long = { grant_type: 'fb_exchange_token', fb_exchange_token: short.token };
  return readGrant(await askForToken(ports, long));
}

function askForToken(ports: GraphPorts, params: Readonly<Record<string, string>>): Promise<GraphAnswer> {
  const { graphUrl, version, appId, appSecret } = ports.platforms.facebook;
  const form = encodeParams({ ...params, client_id: appId, client_secret: appSecret });
  const signal = AbortSignal.timeout(callTimeoutMs);
  // Facebook takes these by GET only. The outbound log holds no query strings.
  return readAnswer(() =>
    ports.outbound.fetch(`${graphUrl}/${version}/oauth/access_token?${form.toString()}`, { signal }),
  );
}

function readGrant({ access_token: token, expires_in: seconds }: GraphAnswer): FacebookGrant {
  if (typeof token !== 'string') throw new TypeError('Facebook gave no access token.');
  return { token, expiresInSeconds: typeof seconds === 'number' && seconds > 0 ? seconds : null };
}
