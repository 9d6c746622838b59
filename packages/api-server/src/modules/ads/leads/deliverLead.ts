import { and, eq, lte, sql } from 'drizzle-orm';
import { GoHighLevelError } from '../../../connectors/goHighLevel/goHighLevelError';
import { addContactTags } from '../../../connectors/goHighLevel/saveContact';
import { leads } from '../../../db/schema/ads/ads';
import { inTenant } from '../../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../../ports';
import { withGoHighLevel } from '../sources/access/withGoHighLevel';
import type { SourceRow } from '../sources/queries';
import { type SentLead, sendToCrm } from './crm/sendToCrm';
import { findCrm } from './findCrm';
import { listLeadTags } from './listLeadTags';
import { type LeadRow, storeDelivered, storeFailed } from './storeDelivery';

/** Lease: the time for which one worker owns a lead. */
const leaseMs = 2 * 60_000;

/**
 * Delivers a lead to its CRM and stores the attempt. Safe to run any number of times: one worker claims the
 * lead, and a delivered lead is only delivered again on request.
 */
export async function deliverLead(
  ports: Ports,
  { agencyId, leadId }: JobPayloads['leads.deliver'],
): Promise<void> {
  const work = await inTenant(ports.db, agencyId, (tx) => claim(tx, agencyId, leadId, ports.clock.now()));
  if (!work) return;
  const { lead, crm, tags } = work;
  try {
    const sent = await send(ports, lead, crm, tags);
    await inTenant(ports.db, agencyId, (tx) =>
      storeDelivered(tx, { lead, crm, sent, now: ports.clock.now() }),
    );
  } catch (error) {
    if (!(error instanceof GoHighLevelError)) throw error;
    const failure = { lead, crm, error, now: ports.clock.now() };
    await inTenant(ports.db, agencyId, (tx) => storeFailed(tx, failure));
    ports.log.warn({ lead_id: lead.id, status: error.status }, 'A lead was not delivered');
  }
}

type Work = { readonly lead: LeadRow; readonly crm: SourceRow; readonly tags: readonly string[] };

/** Claims a due lead; undefined if there is nothing to do. */
async function claim(tx: Database, agencyId: number, id: number, now: Date): Promise<Work | undefined> {
  const isDue = and(eq(leads.agency_id, agencyId), eq(leads.id, id), lte(leads.delivery_due_at, now));
  const [lead] = await tx
    .update(leads)
    .set({
      delivery_due_at: new Date(now.getTime() + leaseMs),
      delivery_attempts: sql`${leads.delivery_attempts} + 1`,
    })
    .where(isDue)
    .returning();
  if (!lead) return undefined;
  const crm = await findCrm(tx, agencyId, lead.client_user_id);
  if (crm && crm.deliveries_paused_at === null) return { lead, crm, tags: await listLeadTags(tx, lead) };
  // Paused without counting an attempt; resumed once the CRM is connected or unpaused.
  await tx
    .update(leads)
    .set({ delivery_due_at: null, delivery_attempts: sql`${leads.delivery_attempts} - 1` })
    .where(and(eq(leads.agency_id, agencyId), eq(leads.id, id)));
  return undefined;
}

/** @throws GoHighLevelError */
async function send(ports: Ports, lead: LeadRow, crm: SourceRow, tags: readonly string[]): Promise<SentLead> {
  return withGoHighLevel(ports, crm, async (client, { id, external_id: locationId }) => {
    const knownId = lead.crm_source_id === id ? lead.crm_contact_id : null;
    const sent = await sendToCrm(client, lead, { locationId, knownId });
    await addContactTags(client, sent.contactId, tags);
    return sent;
  });
}
