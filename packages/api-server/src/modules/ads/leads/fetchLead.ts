import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import { type LeadForm, readFormLead, readLeadForm } from '../../../connectors/facebook/formLeads';
import { FacebookError } from '../../../connectors/facebook/graph/facebookError';
import type { GraphClient } from '../../../connectors/facebook/graph/graphClient';
import { judgeFacebookError } from '../../../connectors/facebook/graph/judgeFacebookError';
import { ads } from '../../../db/schema/ads/ads';
import { pages, sources } from '../../../db/schema/ads/sources';
import { asOperator, inTenant } from '../../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { markDisconnected } from '../sources/access/markDisconnected';
import { openPage, type PageRow } from '../sources/access/pageAccess';
import { openFacebook } from '../sources/access/withFacebook';
import { sourceOfPage } from '../sources/assets/sourceJoins';
import type { SourceRow } from '../sources/queries';
import { storeLead } from './storeLead';

type Reached = { readonly page: PageRow; readonly source: SourceRow };

/**
 * Fetches a lead of a Facebook event and stores it for its tenants. Safe to run any number of times.
 * @throws Error that is worth a retry; the sweep finds leads that are never fetched here
 */
export async function fetchLead(ports: Ports, event: JobPayloads['leads.fetch']): Promise<void> {
  const reached = await asOperator(ports.db, (tx) => listReceivers(tx, event));
  for (const { page, source } of reached) {
    try {
      const client = await openPage(ports, page, await openFacebook(ports, source));
      const lead = await readFormLead(client, event.leadId);
      const formId = lead.formId || event.formId;
      const form = await readForm(client, formId);
      const origin = { agency_id: page.agency_id, client_id: source.client_id, form };
      await storeLead(ports, origin, { ...lead, formId });
    } catch (error) {
      await skipSource(ports, source, error);
    }
  }
}

/**
 * Reads the form, whose questions tell what the answers mean. A form that Facebook never shows leaves them unexplained.
 * @throws FacebookError that is worth a retry: a lead that was stored without its person would reach no CRM
 */
async function readForm(page: GraphClient, formId: string): Promise<LeadForm> {
  return readLeadForm(page, formId).catch((error: unknown) => {
    if (error instanceof FacebookError && judgeFacebookError(error).action === 'stop') {
      return { name: '', questions: [] };
    }
    throw error;
  });
}

/**
 * Skips a connection that is lost or not permitted, so that others get their leads.
 * @throws Error that is worth a retry
 */
async function skipSource(ports: Ports, source: SourceRow, error: unknown): Promise<void> {
  if (!(error instanceof FacebookError)) throw error;
  const { action, code } = judgeFacebookError(error);
  ports.log.warn({ source_id: source.id, code: error.code }, 'A lead could not be fetched');
  if (code === 'AD_ACCOUNT_DISCONNECTED') {
    const now = ports.clock.now();
    await inTenant(ports.db, source.agency_id, (tx) => markDisconnected(tx, source, now));
  }
  if (action !== 'stop') throw error;
}

/**
 * Lists the receivers of a lead: of the tenants that use the page, those with the answered ad or form; if
 * none launched it here, all of them. One connection per tenant.
 */
async function listReceivers(
  tx: Database,
  { pageId, formId, adId }: JobPayloads['leads.fetch'],
): Promise<Reached[]> {
  const rows = await tx
    .select({ page: pages, source: sources, isOwn: isLaunchedBy(formId, adId) })
    .from(pages)
    .innerJoin(sources, sourceOfPage)
    .where(
      and(
        eq(pages.external_id, pageId),
        eq(pages.is_used, true),
        eq(pages.is_reached, true),
        isNotNull(sources.sealed_token),
        or(eq(sources.status, 'active'), eq(sources.status, 'processing')),
      ),
    )
    .orderBy(asc(pages.agency_id), asc(pages.id));
  const own = rows.filter(({ isOwn }) => isOwn);
  const chosen = new Map<number, Reached>();
  for (const row of own.length > 0 ? own : rows) {
    if (!chosen.has(row.page.agency_id)) chosen.set(row.page.agency_id, row);
  }
  return [...chosen.values()];
}

function isLaunchedBy(formId: string, adId: string | null) {
  const ofAd = adId === null ? sql`false` : sql`a.external_ids -> 'ads' @> ${JSON.stringify([adId])}::jsonb`;
  return sql<boolean>`exists (select 1 from ${ads} a where a.agency_id = ${pages.agency_id}
    and (a.external_ids ->> 'leadForm' = ${formId} or ${ofAd}))`;
}
