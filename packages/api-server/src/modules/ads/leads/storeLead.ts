import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { FormLead, LeadForm } from '../../../connectors/facebook/formLeads';
import { notifyAudience } from '../../../db/notifyAudience';
import { ad_set_ads, ad_sets, ads, leads } from '../../../db/schema/ads/ads';
import { deleted_leads } from '../../../db/schema/ads/leadDeliveries';
import { inTenant } from '../../../db/tenant';
import type { Database, Ports } from '../../../ports';
import { notify } from '../../account/notifications/notify';
import { getLeadFormTitle } from '../leadForms/leadFormName';
import { findLeadPerson } from './answers/findLeadPerson';
import { listLeadAnswers } from './answers/listLeadAnswers';
import { toStoredAnswers } from './answers/toStoredAnswers';
import { findCrm } from './findCrm';
import { requestDelivery } from './requestDelivery';

/** The tenant and connection through which a lead arrived. */
export type LeadOrigin = {
  readonly agency_id: number;
  /** The client that owns the connection. */
  readonly client_id: number | null;
  readonly form: LeadForm;
};

/**
 * Stores a lead once, however often webhook and sweep bring it, and queues its delivery to the CRM. A lead
 * that a user deleted stays deleted.
 */
export async function storeLead(ports: Ports, origin: LeadOrigin, lead: FormLead): Promise<void> {
  const { agency_id } = origin;
  const now = ports.clock.now();
  const stored = await inTenant(ports.db, agency_id, async (tx) => {
    if (await isDeleted(tx, agency_id, lead.id)) return undefined;
    const ad = await findLeadAd(tx, agency_id, lead);
    const client_user_id = ad?.client_user_id ?? origin.client_id;
    const crm = await findCrm(tx, agency_id, client_user_id);
    const stored = toStoredAnswers(lead.answers, origin.form.questions);
    const person = findLeadPerson(listLeadAnswers(stored));
    const [row] = await tx
      .insert(leads)
      .values({
        agency_id,
        ad_id: ad?.id ?? null,
        client_user_id,
        external_id: lead.id,
        ...person,
        ...stored,
        form_external_id: lead.formId,
        form_name: getLeadFormTitle(origin.form.name),
        delivery_status: crm ? 'pending' : 'none',
        delivery_due_at: crm ? now : null,
        created_at: lead.createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: leads.id });
    if (!row) return undefined;
    await notifyAgency(
      tx,
      { agency_id, client_id: client_user_id, id: row.id, at: now },
      person.full_name,
      ad?.name,
    );
    return { id: row.id, isPending: crm !== undefined };
  });
  if (stored?.isPending) await requestDelivery(ports, { agency_id, id: stored.id });
}

async function isDeleted(tx: Database, agencyId: number, externalId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: deleted_leads.external_id })
    .from(deleted_leads)
    .where(and(eq(deleted_leads.agency_id, agencyId), eq(deleted_leads.external_id, externalId)));
  return rows.length > 0;
}

/** Finds the launched ad of a lead: by the ad on the platform, else by the form. */
async function findLeadAd(tx: Database, agencyId: number, { adId, formId }: FormLead) {
  const isOfAd =
    adId === null
      ? undefined
      : or(
          sql`${ads.external_ids} -> 'ads' @> ${JSON.stringify([adId])}::jsonb`,
          sql`exists (select 1 from ${ad_set_ads} p join ${ad_sets} s on s.agency_id = p.agency_id and s.id = p.adset_id
            where p.agency_id = ${ads.agency_id} and s.ad_id = ${ads.id} and p.external_id = ${adId})`,
        );
  const isOfForm = sql`${ads.external_ids} ->> 'leadForm' = ${formId}`;
  for (const matches of isOfAd ? [isOfAd, isOfForm] : [isOfForm]) {
    const [ad] = await tx
      .select({ id: ads.id, name: ads.name, client_user_id: ads.client_user_id })
      .from(ads)
      .where(and(eq(ads.agency_id, agencyId), eq(ads.platform, 'facebook'), matches))
      .orderBy(desc(ads.created_at), desc(ads.id))
      .limit(1);
    if (ad) return ad;
  }
  return undefined;
}

type NotifiedLead = {
  readonly agency_id: number;
  readonly client_id: number | null;
  readonly id: number;
  readonly at: Date;
};

async function notifyAgency(
  tx: Database,
  lead: NotifiedLead,
  name: string,
  adName: string | undefined,
): Promise<void> {
  const { agency_id, client_id, id, at } = lead;
  const who = name === '' ? 'Someone' : name;
  await notifyAudience(tx, { agency_id, client_id }, 'leads');
  await notify(tx, {
    agency_id,
    client_id,
    kind: 'lead',
    title: 'New lead',
    body: adName === undefined ? `${who} sent a form.` : `${who} answered ${adName}.`,
    path: '/leads',
    key: `lead/${id}`,
    at,
  });
}
