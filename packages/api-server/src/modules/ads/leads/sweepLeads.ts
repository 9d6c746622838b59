import { and, asc, eq, lte } from 'drizzle-orm';
import { listFormLeads, listPageForms, type PageForm } from '../../../connectors/facebook/formLeads';
import { FacebookError } from '../../../connectors/facebook/graph/facebookError';
import { judgeFacebookError } from '../../../connectors/facebook/graph/judgeFacebookError';
import { pages, sources } from '../../../db/schema/ads/sources';
import { asOperator, inTenant } from '../../../db/tenant';
import type { JobPayloads, Ports } from '../../../ports';
import { markDisconnected } from '../sources/access/markDisconnected';
import { openPage, type PageRow } from '../sources/access/pageAccess';
import { openFacebook } from '../sources/access/withFacebook';
import { sourceOfPage } from '../sources/assets/sourceJoins';
import type { SourceRow } from '../sources/queries';
import { storeLead } from './storeLead';

/** Sweep interval per page; webhooks bring most leads earlier. */
const sweepEveryMs = 5 * 60_000;
/** Delay after a transient error. */
const waitAfterErrorMs = 15 * 60_000;
/** Facebook lists leads with a delay: each sweep starts before the end of the last one. */
const overlapMs = 60 * 60_000;
const mostAtATime = 200;

/** Queues the pages that are due for a sweep. */
export async function requestDueSweeps(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ agency_id: pages.agency_id, id: pages.id })
      .from(pages)
      .innerJoin(sources, sourceOfPage)
      .where(
        and(
          lte(pages.leads_due_at, ports.clock.now()),
          eq(pages.is_used, true),
          eq(pages.is_reached, true),
          eq(sources.status, 'active'),
        ),
      )
      .orderBy(asc(pages.leads_due_at))
      .limit(mostAtATime),
  );
  for (const { agency_id, id } of due) {
    await ports.jobs.send('leads.sweep', { agencyId: agency_id, pageId: id }, { key: `${agency_id}/${id}` });
  }
}

/**
 * Fetches a page's leads that no webhook brought. Forms with an unchanged number of leads are skipped,
 * because new forms have a very low rate limit. Safe to run any number of times.
 */
export async function sweepLeads(
  ports: Ports,
  { agencyId, pageId }: JobPayloads['leads.sweep'],
): Promise<void> {
  const [reached] = await inTenant(ports.db, agencyId, (tx) =>
    tx
      .select({ page: pages, source: sources })
      .from(pages)
      .innerJoin(sources, sourceOfPage)
      .where(and(eq(pages.agency_id, agencyId), eq(pages.id, pageId), eq(sources.status, 'active'))),
  );
  if (!reached || reached.page.leads_due_at > ports.clock.now()) return;
  const startedAt = ports.clock.now();
  try {
    const formLeads = await sweepPage(ports, reached);
    const leads_due_at = new Date(startedAt.getTime() + sweepEveryMs);
    await storeSwept(ports, reached.page, { form_leads: formLeads, leads_swept_at: startedAt, leads_due_at });
  } catch (error) {
    await postpone(ports, reached, error);
  }
}

type Reached = { readonly page: PageRow; readonly source: SourceRow };
type SweepState = Partial<Pick<PageRow, 'form_leads' | 'leads_swept_at' | 'leads_due_at'>>;

async function storeSwept({ db }: Ports, page: PageRow, state: SweepState): Promise<void> {
  await inTenant(db, page.agency_id, (tx) =>
    tx
      .update(pages)
      .set(state)
      .where(and(eq(pages.agency_id, page.agency_id), eq(pages.id, page.id))),
  );
}

/** Returns the number of leads by form. */
async function sweepPage(ports: Ports, { page, source }: Reached): Promise<Record<string, number>> {
  const client = await openPage(ports, page, await openFacebook(ports, source));
  const forms = await listPageForms(client, page.external_id);
  const counts = Object.fromEntries(forms.map(({ id, leads_count }) => [id, leads_count]));
  // Leads from before the page was connected were not entrusted to this product.
  if (page.leads_swept_at === null) return counts;
  const since = new Date(Math.max(page.leads_swept_at.getTime() - overlapMs, page.created_at.getTime()));
  const hasNew = ({ id, leads_count }: PageForm) => leads_count !== (page.form_leads[id] ?? 0);
  for (const form of forms.filter(hasNew)) {
    const origin = { agency_id: page.agency_id, client_id: source.client_id, form };
    for (const lead of await listFormLeads(client, form.id, since)) {
      await storeLead(ports, origin, { ...lead, formId: form.id });
    }
  }
  return counts;
}

/** Postpones the page, so that a failing one does not block the others. */
async function postpone(ports: Ports, { page, source }: Reached, error: unknown): Promise<void> {
  if (!(error instanceof FacebookError)) throw error;
  const now = ports.clock.now();
  const { code } = judgeFacebookError(error);
  ports.log.warn({ page_id: page.id, code: error.code }, 'The lead sweep failed');
  const waitMs = Math.max(waitAfterErrorMs, error.retryAfterMs ?? 0);
  await storeSwept(ports, page, { leads_due_at: new Date(now.getTime() + waitMs) });
  if (code !== 'AD_ACCOUNT_DISCONNECTED') return;
  await inTenant(ports.db, page.agency_id, (tx) => markDisconnected(tx, source, now));
}
