import { and, eq } from 'drizzle-orm';
import { project_webhooks, webhook_deliveries } from '../../../../db/schema/widget/projectWebhooks';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';
import { type DeliveryRow, isWebhook, type WebhookRow } from './queries';

export type NewWebhook = typeof project_webhooks.$inferInsert;

const isDelivery = (agencyId: number, id: number) =>
  and(eq(webhook_deliveries.agency_id, agencyId), eq(webhook_deliveries.id, id));

export async function insertWebhook({ tx }: ReadContext, values: NewWebhook): Promise<WebhookRow> {
  const [row] = await tx.insert(project_webhooks).values(values).returning();
  return found(row);
}

export async function updateWebhookRow(
  { tx, caller }: ReadContext,
  id: number,
  change: Partial<NewWebhook>,
): Promise<WebhookRow> {
  const [row] = await tx
    .update(project_webhooks)
    .set(change)
    .where(isWebhook(caller.agency_id, id))
    .returning();
  return found(row);
}

export async function deleteWebhookRow({ tx, caller }: ReadContext, id: number): Promise<void> {
  await tx.delete(project_webhooks).where(isWebhook(caller.agency_id, id));
}

/** Makes a delivery due at once. @throws Problem 404 */
export async function updateDeliveryToDue(
  { tx, caller }: ReadContext,
  id: number,
  now: Date,
): Promise<DeliveryRow> {
  const [row] = await tx
    .update(webhook_deliveries)
    .set({ status: 'PENDING', attempts: 0, due_at: now })
    .where(isDelivery(caller.agency_id, id))
    .returning();
  return found(row);
}
