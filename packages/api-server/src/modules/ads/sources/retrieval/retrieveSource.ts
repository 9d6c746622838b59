import { errorMessages } from '@adlane/contract/constants';
import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { retrieveAssets } from '../../../../connectors/facebook/retrieveAssets';
import { GoogleAdsError } from '../../../../connectors/googleAds/googleAdsError';
import { judgeGoogleAdsError } from '../../../../connectors/googleAds/judgeGoogleAdsError';
import { retrieveGoogleAccounts } from '../../../../connectors/googleAds/retrieveGoogleAccounts';
import { inTenant } from '../../../../db/tenant';
import type { PlatformVerdict } from '../../../../http/toPlatformProblem';
import type { JobPayloads, Ports } from '../../../../ports';
import { getGoogleAccessToken } from '../access/googleAccess';
import { markDisconnected } from '../access/markDisconnected';
import { openSourceToken } from '../access/openSourceToken';
import { presetDefaults } from '../assets/presetDefaults';
import { type SealedAssets, storeAssets } from '../assets/storeAssets';
import { updateSource } from '../commands';
import { findSourceRow, type SourceRow } from '../queries';
import { requestSubscription } from './requestRetrieval';

/** Maximum attempts before the user must retry. */
const maxAttempts = 6;
const firstWaitMs = 30_000;
const longestWaitMs = 30 * 60_000;

/**
 * Retrieves the assets of a source that is 'processing' (ads §4). If the platform asks to wait, the retrieval
 * is retried later, a few times; a revoked token marks the source as disconnected. Safe to run any number of
 * times.
 */
export async function retrieveSource(
  ports: Ports,
  { agencyId, sourceId }: JobPayloads['sources.retrieve'],
): Promise<void> {
  const source = await inTenant(ports.db, agencyId, (tx) => findSourceRow(tx, agencyId, sourceId));
  if (source?.status !== 'processing') return;
  try {
    const assets = await readAssets(ports, source);
    const now = ports.clock.now();
    await inTenant(ports.db, agencyId, async (tx) => {
      await storeAssets(tx, source, assets, now);
      await presetDefaults(tx, source, now);
    });
    if (assets.pages.length > 0) await requestSubscription(ports, source);
  } catch (error) {
    await giveUpOrWait(ports, source, error);
  }
}

async function readAssets(ports: Ports, source: SourceRow): Promise<SealedAssets> {
  switch (source.channel) {
    case 'ghl':
      return { adAccounts: [], pages: [], businesses: [] };
    case 'google': {
      const adAccounts = await retrieveGoogleAccounts(ports, await getGoogleAccessToken(ports, source));
      return { adAccounts, pages: [], businesses: [] };
    }
    case 'facebook': {
      const { pages, ...assets } = await retrieveAssets(ports, await openSourceToken(ports, source));
      return { ...assets, pages: await Promise.all(pages.map((page) => sealPage(ports, page))) };
    }
  }
}

async function sealPage<T extends { readonly token: string | null }>(
  { secrets }: Ports,
  { token, ...page }: T,
): Promise<Omit<T, 'token'> & { readonly sealed_token: string | null }> {
  return { ...page, sealed_token: token === null ? null : await secrets.encrypt(token) };
}

function toVerdict(error: unknown): (PlatformVerdict & { readonly waitMs: number | null }) | undefined {
  if (error instanceof FacebookError) return { ...judgeFacebookError(error), waitMs: error.retryAfterMs };
  if (error instanceof GoogleAdsError) return { ...judgeGoogleAdsError(error), waitMs: null };
  return undefined;
}

async function giveUpOrWait(ports: Ports, source: SourceRow, error: unknown): Promise<void> {
  const verdict = toVerdict(error);
  if (!verdict) throw error;
  const now = ports.clock.now();
  ports.log.warn({ source_id: source.id, code: verdict.code }, 'Assets could not be retrieved');
  await inTenant(ports.db, source.agency_id, async (tx) => {
    if (verdict.code === 'AD_ACCOUNT_DISCONNECTED') return markDisconnected(tx, source, now);
    const attempts = source.retrieval_attempts + 1;
    if (verdict.action !== 'stop' && attempts < maxAttempts) {
      const waitMs = Math.max(
        verdict.waitMs ?? 0,
        Math.min(firstWaitMs * 2 ** (attempts - 1), longestWaitMs),
      );
      const retrieval_due_at = new Date(now.getTime() + waitMs);
      return updateSource(tx, source, { retrieval_attempts: attempts, retrieval_due_at, updated_at: now });
    }
    // Assets that were retrieved before continue to work.
    const isPermission = verdict.code === 'TECHNICAL_PERMISSION_ERROR';
    return updateSource(tx, source, {
      status: 'active',
      notice: isPermission ? errorMessages.updateAdminAccess : verdict.message,
      retrieval_due_at: null,
      updated_at: now,
    });
  });
}
