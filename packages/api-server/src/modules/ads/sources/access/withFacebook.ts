import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import { createGraphClient, type GraphClient } from '../../../../connectors/facebook/graph/graphClient';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { inTenant } from '../../../../db/tenant';
import { Problem } from '../../../../http/problem';
import { toPlatformProblem } from '../../../../http/toPlatformProblem';
import type { Ports } from '../../../../ports';
import type { SourceRow } from '../queries';
import { markDisconnected } from './markDisconnected';
import { openSourceToken } from './openSourceToken';

/** Delays before a transient error is retried, in milliseconds. */
const retryDelaysMs = [200, 800] as const;

/**
 * Opens Facebook with the token of a source.
 * @throws Problem 412 if the source is disconnected
 */
export async function openFacebook(ports: Ports, source: SourceRow): Promise<GraphClient> {
  return createGraphClient(ports, await openSourceToken(ports, source));
}

/**
 * Runs work that only reads from Facebook while a user waits. Transient errors are retried twice; a revoked
 * token marks its source as disconnected.
 * @throws Problem for Facebook's refusals (ads §8)
 */
export async function readFacebook<T>(
  ports: Ports,
  source: SourceRow,
  work: (client: GraphClient) => Promise<T>,
): Promise<T> {
  for (const delayMs of retryDelaysMs) {
    try {
      return await work(await openFacebook(ports, source));
    } catch (error) {
      const isPassing = error instanceof FacebookError && judgeFacebookError(error).action === 'retry';
      if (!isPassing) throw await toFacebookProblem(ports, source, error);
      await ports.clock.sleep(delayMs);
    }
  }
  return changeFacebook(ports, source, work);
}

/**
 * Like `readFacebook` without retries, for work that must not run twice.
 * @throws Problem for Facebook's refusals (ads §8)
 */
export async function changeFacebook<T>(
  ports: Ports,
  source: SourceRow,
  work: (client: GraphClient) => Promise<T>,
): Promise<T> {
  try {
    return await work(await openFacebook(ports, source));
  } catch (error) {
    throw await toFacebookProblem(ports, source, error);
  }
}

async function toFacebookProblem(ports: Ports, source: SourceRow, error: unknown): Promise<unknown> {
  if (!(error instanceof FacebookError)) return error;
  const verdict = judgeFacebookError(error);
  if (verdict.code === 'AD_ACCOUNT_DISCONNECTED') {
    const now = ports.clock.now();
    await inTenant(ports.db, source.agency_id, (tx) => markDisconnected(tx, source, now));
  }
  if (verdict.action !== 'wait' || error.retryAfterMs === null) return toPlatformProblem(verdict);
  const headers = { 'retry-after': String(Math.ceil(error.retryAfterMs / 1000)) };
  return new Problem('RATE_LIMITED', verdict.message, { headers });
}
