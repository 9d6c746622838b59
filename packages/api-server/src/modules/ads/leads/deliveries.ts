import type { Contract, ParsedInput } from '@adlane/contract';
import type { LeadDelivery } from '@adlane/contract/ads/leads';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { listPage } from '../../../db/page';
import { leads } from '../../../db/schema/ads/ads';
import { lead_deliveries } from '../../../db/schema/ads/leadDeliveries';
import type { CallContext } from '../../../http/CallContext';
import type { UserCaller } from '../../../http/callers';
import { conflict, found } from '../../../http/problem';
import type { ReadContext } from '../../../http/UseCaseContext';
import { updateSource } from '../sources/commands';
import { resumeDeliveries } from '../sources/connect/resumeDeliveries';
import { findCrm } from './findCrm';
import { findLead } from './queries';
import { requestDelivery } from './requestDelivery';

export type DeliveryQuery = ParsedInput<Contract['leads']['deliveries']>['query'];

/**
 * Lists the deliveries of a lead to the CRM, newest first.
 * @throws Problem 404 for a lead that the user does not see
 */
export async function listDeliveries(
  ctx: ReadContext,
  { id, ...query }: { readonly id: number } & DeliveryQuery,
) {
  const { tx, caller } = ctx;
  found(await findLead(ctx, id));
  const where = and(eq(lead_deliveries.agency_id, caller.agency_id), eq(lead_deliveries.lead_id, id));
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx
      .select()
      .from(lead_deliveries)
      .where(where)
      .orderBy(direction(lead_deliveries.attempted_at), direction(lead_deliveries.id)),
    tx.select({ total: count() }).from(lead_deliveries).where(where),
    toDelivery,
  );
}

function toDelivery(row: typeof lead_deliveries.$inferSelect): LeadDelivery {
  const { id, channel, status, response_status, error, answers } = row;
  const attempted_at = row.attempted_at.toISOString();
  return { id, channel, status, response_status, error, answers: [...answers], attempted_at };
}

/**
 * Delivers a lead to the CRM again; its existing contact is updated. This also unpauses the CRM.
 * @throws Problem 404 for a lead that the user does not see, 409 if no CRM is connected
 */
export async function requestRedelivery(
  call: CallContext<UserCaller>,
  { id }: { readonly id: number },
): Promise<void> {
  const { caller, ports } = call;
  const now = ports.clock.now();
  await call.inTenant(async (ctx) => {
    const { lead } = found(await findLead(ctx, id));
    const crm = await findCrm(ctx.tx, caller.agency_id, lead.client_user_id);
    if (!crm) throw conflict('Please connect the CRM before sending leads to it.');
    if (crm.deliveries_paused_at !== null) {
      // The next failure pauses it again.
      await updateSource(ctx.tx, crm, { deliveries_paused_at: null, notice: null, updated_at: now });
      await resumeDeliveries(ctx.tx, caller.agency_id, now);
    }
    await ctx.tx
      .update(leads)
      .set({ delivery_status: 'pending', delivery_attempts: 0, delivery_due_at: now })
      .where(and(eq(leads.agency_id, caller.agency_id), eq(leads.id, id)));
  });
  await requestDelivery(ports, { agency_id: caller.agency_id, id });
}
