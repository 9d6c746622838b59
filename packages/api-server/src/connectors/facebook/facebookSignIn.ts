import type { PlatformSettings } from '../../ports';
import type { NamedAsset } from './adAccountAssets';
import {
  createGraphClient,
  encodeParams,
  type GraphAnswer,
  type GraphPorts,
  readAnswer,
} from './graph/graphClient';
import { GraphToken, NamedAssetNode } from './graph/shapes';
import { requiredPermissions } from './requiredPermissions';

/** The access that a Facebook user granted; the token must be sealed before it is stored. */
export type FacebookGrant = {
  /** Lives for about 60 days. */
  readonly token: string;
  /** Null where Facebook names none: the token does not expire. */
  readonly expiresInSeconds: number | null;
};

const callTimeoutMs = 20_000;

/** Returns the page on which a user allows the connection. */
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

/** Exchanges the sign-in page's code for a long-lived token. @throws FacebookError */
export async function exchangeFacebookCode(
  ports: GraphPorts,
  { code, redirectUri }: { readonly code: string; readonly redirectUri: string },
): Promise<FacebookGrant> {
  const short = toGrant(await requestToken(ports, { code, redirect_uri: redirectUri }));
  const long = { grant_type: 'fb_exchange_token', fb_exchange_token: short.token };
  return toGrant(await requestToken(ports, long));
}

function requestToken(ports: GraphPorts, params: Readonly<Record<string, string>>): Promise<GraphAnswer> {
  const { graphUrl, version, appId, appSecret } = ports.platforms.facebook;
  const form = encodeParams({ ...params, client_id: appId, client_secret: appSecret });
  const signal = AbortSignal.timeout(callTimeoutMs);
  // Facebook accepts GET only. The outbound log contains no query strings.
  return readAnswer(() =>
    ports.outbound.fetch(`${graphUrl}/${version}/oauth/access_token?${form.toString()}`, { signal }),
  );
}

function toGrant(answer: GraphAnswer): FacebookGrant {
  const parsed = GraphToken.safeParse(answer);
  if (!parsed.success) throw new TypeError('Facebook gave no access token.');
  return { token: parsed.data.access_token, expiresInSeconds: parsed.data.expires_in };
}

/** Returns the Facebook user that a token belongs to. @throws FacebookError */
export async function readFacebookUser(ports: GraphPorts, token: string): Promise<NamedAsset> {
  const client = createGraphClient(ports, token);
  const answer = await client({ method: 'GET', path: 'me', params: { fields: 'id,name' } });
  const { id, name } = NamedAssetNode.parse(answer);
  return { id, name: name || id };
}
