import { and, asc, eq } from 'drizzle-orm';
import { FacebookError } from '../../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../../connectors/facebook/graph/judgeFacebookError';
import { subscribePage } from '../../../../connectors/facebook/subscribePage';
import { pages } from '../../../../db/schema/ads/sources';
import { inTenant } from '../../../../db/tenant';
import type { JobPayloads, Ports } from '../../../../ports';
import { openPage } from '../access/pageAccess';
import { openFacebook } from '../access/withFacebook';
import { findSourceRow } from '../queries';
import { requestSubscription } from './requestRetrieval';

/** Delay after a rate limit for which Facebook says no time. */
const rateDelayMs = 15 * 60_000;

/**
 * Subscribes a source's pages in use to Facebook's lead events; after a rate limit, once Facebook allows it. The sweep
 * finds the leads of a page that Facebook refuses for good. Safe to run any number of times.
 * @throws FacebookError of the first page whose subscription is worth a retry, after all pages were tried
 */
export async function subscribePages(
  ports: Ports,
  { agencyId, sourceId }: JobPayloads['sources.subscribe'],
): Promise<void> {
  const work = await inTenant(ports.db, agencyId, async (tx) => ({
    source: await findSourceRow(tx, agencyId, sourceId),
    used: await tx
      .select()
      .from(pages)
      .where(
        and(
          eq(pages.agency_id, agencyId),
          eq(pages.source_id, sourceId),
          eq(pages.is_used, true),
          eq(pages.is_reached, true),
        ),
      )
      .orderBy(asc(pages.id)),
  }));
  const { source, used } = work;
  if (source?.channel !== 'facebook' || source.status !== 'active') return;
  const user = await openFacebook(ports, source);
  let failure: FacebookError | undefined;
  for (const page of used) {
    try {
      await subscribePage(await openPage(ports, page, user), page.external_id);
    } catch (error) {
      if (!(error instanceof FacebookError)) throw error;
      ports.log.warn(
        { page_id: page.id, code: error.code },
        "Facebook refused to subscribe to a page's leads",
      );
      const { action } = judgeFacebookError(error);
      // The account's rate limit is reached, so the other pages would be refused, too.
      if (action === 'wait') return requestSubscription(ports, source, error.retryAfterMs ?? rateDelayMs);
      if (action === 'retry') failure ??= error;
    }
  }
  if (failure) throw failure;
}
