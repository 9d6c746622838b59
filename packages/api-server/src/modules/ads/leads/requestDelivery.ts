import { asc, lte } from 'drizzle-orm';
import { leads } from '../../../db/schema/ads/ads';
import { asOperator } from '../../../db/tenant';
import type { Ports } from '../../../ports';

/** Maximum leads per scheduler tick; the rest waits for the next one. */
const mostAtATime = 500;

/** Queues the delivery of a lead to its CRM. */
export async function requestDelivery(
  { jobs }: Pick<Ports, 'jobs'>,
  { agency_id, id }: { readonly agency_id: number; readonly id: number },
): Promise<void> {
  await jobs.send('leads.deliver', { agencyId: agency_id, leadId: id }, { key: `${agency_id}/${id}` });
}

/** Queues the leads whose wait is over, and those whose job was lost. */
export async function requestDueDeliveries(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ agency_id: leads.agency_id, id: leads.id })
      .from(leads)
      .where(lte(leads.delivery_due_at, ports.clock.now()))
      .orderBy(asc(leads.delivery_due_at))
      .limit(mostAtATime),
  );
  for (const lead of due) await requestDelivery(ports, lead);
}
