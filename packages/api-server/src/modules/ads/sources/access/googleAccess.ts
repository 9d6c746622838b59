import { and, eq } from 'drizzle-orm';
import {
  createGoogleAdsClient,
  type GoogleAdsClient,
} from '../../../../connectors/googleAds/googleAdsClient';
import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { refreshGoogleAccess } from '../../../../connectors/googleAds/googleSignIn';
import { judgeGoogleAdsError } from '../../../../connectors/googleAds/judgeGoogleAdsError';
import { sources } from '../../../../db/schema/ads/sources';
import { inTenant } from '../../../../db/tenant';
import { toPlatformProblem } from '../../../../http/toPlatformProblem';
import type { Ports } from '../../../../ports';
import type { ReachedAccount, SourceRow } from '../assets/chooseAdAccount';
import { markDisconnected } from './markDisconnected';

/** How long before its expiry an access token is renewed. */
const renewAheadMs = 60_000;

/**
 * Returns the access token of a Google source; an expired one is replaced and stored.
 * @throws GoogleAdsError `invalid_grant` if the user revoked the access
 */
export async function getGoogleAccessToken(ports: Ports, source: SourceRow): Promise<string> {
  const now = ports.clock.now().getTime();
  const isFresh = (source.token_expires_at?.getTime() ?? 0) > now + renewAheadMs;
  if (isFresh && source.sealed_token !== null) return ports.secrets.decrypt(source.sealed_token);
  if (source.sealed_refresh_token === null) {
    throw new GoogleAdsError('The access to Google has expired.', {
      family: 'oauth',
      reason: 'invalid_grant',
    });
  }
  const refreshToken = await ports.secrets.decrypt(source.sealed_refresh_token);
  const { accessToken, expiresInSeconds } = await refreshGoogleAccess(ports, refreshToken);
  const sealed_token = await ports.secrets.encrypt(accessToken);
  const token_expires_at = new Date(now + expiresInSeconds * 1000);
  await inTenant(ports.db, source.agency_id, (tx) =>
    tx
      .update(sources)
      .set({ sealed_token, token_expires_at })
      .where(and(eq(sources.agency_id, source.agency_id), eq(sources.id, source.id))),
  );
  return accessToken;
}

/** Finds the manager account through which an ad account is accessed; null for direct access. */
export function findLoginCustomer({ account }: ReachedAccount): string | null {
  const id = account.details.login_customer_id;
  return typeof id === 'string' ? id : null;
}

/**
 * Opens Google Ads for one account.
 * @throws GoogleAdsError
 */
export async function openGoogle(ports: Ports, reached: ReachedAccount): Promise<GoogleAdsClient> {
  return createGoogleAdsClient(ports, {
    accessToken: await getGoogleAccessToken(ports, reached.source),
    loginCustomerId: findLoginCustomer(reached),
  });
}

/**
 * Runs work that calls Google with a source's access. If the access was revoked, the source is marked as
 * disconnected.
 * @throws Problem for Google's refusals
 */
export async function withGoogle<T>(ports: Ports, source: SourceRow, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof GoogleAdsError)) throw error;
    const verdict = judgeGoogleAdsError(error);
    if (verdict.code === 'AD_ACCOUNT_DISCONNECTED') {
      const now = ports.clock.now();
      await inTenant(ports.db, source.agency_id, (tx) => markDisconnected(tx, source, now));
    }
    throw toPlatformProblem(verdict);
  }
}
