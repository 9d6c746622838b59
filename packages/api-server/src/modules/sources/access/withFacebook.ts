import { FacebookError } from '../../../connectors/facebook/facebookError';
import { createGraphClient, type GraphClient } from '../../../connectors/facebook/graphClient';
import { judgeFacebookError } from '../../../connectors/facebook/judgeFacebookError';
import { inTenant } from '../../../db/tenant';
import { platformProblem } from '../../../http/platformProblem';
import { Problem } from '../../../http/problem';
import type { Ports } from '../../../ports';
import type { SourceRow } from '../queries';
import { markDisconnected } from './markDisconnected';
import { openSourceToken } from './openSourceToken';

/** Waits before a passing error is tried again, in milliseconds; then the user is told. */
const retryDelaysMs = [200, 800] as const;

/** Facebook with the token of a source. @throws Problem 412 where it is disconnected */
export async function openFacebook(ports: Ports, source: SourceRow): Promise<GraphClient> {
  return createGraphClient(ports, await openSourceToken(ports, source));
}

/**
 * Runs work that only reads from Facebook while a user waits: passing errors are tried again twice, a token that is gone
 * shows its source as disconnected. @throws Problem for what Facebook refuses (ads §8)
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
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return changeFacebook(ports, source, work);
}

/** The same, once: for work that changes something there and must not be done twice. @throws Problem */
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
  if (verdict.action !== 'wait' || error.retryAfterMs === null) return platformProblem(verdict);
  const headers = { 'retry-after': String(Math.ceil(error.retryAfterMs / 1000)) };
  return new Problem('RATE_LIMITED', verdict.message, { headers });
}
