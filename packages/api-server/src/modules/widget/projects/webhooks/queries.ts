import type { Contract, ParsedInput } from '@adlane/contract';
import type { ProjectWebhook, WebhookDelivery } from '@adlane/contract/widget/projects/webhooks';
import { and, asc, count, desc, eq } from 'drizzle-orm';
import { listPage } from '../../../../db/page';
import { project_webhooks, webhook_deliveries } from '../../../../db/schema/widget/projectWebhooks';
import { found } from '../../../../http/problem';
import type { ReadContext } from '../../../../http/UseCaseContext';

export type WebhookRow = typeof project_webhooks.$inferSelect;
export type DeliveryRow = typeof webhook_deliveries.$inferSelect;
type DeliveryQuery = ParsedInput<Contract['projectWebhooks']['deliveries']>['query'];

export const isWebhook = (agencyId: number, id: number) =>
  and(eq(project_webhooks.agency_id, agencyId), eq(project_webhooks.id, id));

export function toWebhook(row: WebhookRow): ProjectWebhook {
  const { id, project_id, name, url, events, failures } = row;
  return {
    id,
    project_id,
    name,
    url,
    events,
    failures,
    paused_at: row.paused_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function toDelivery(row: DeliveryRow): WebhookDelivery {
  const { agency_id: _tenant, webhook_id: _webhook, item: _item, ...wire } = row;
  return {
    ...wire,
    due_at: row.due_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

/** Lists the webhooks of a project, the oldest first. */
export function listWebhookRows({ tx, caller }: ReadContext, projectId: number): Promise<WebhookRow[]> {
  return tx
    .select()
    .from(project_webhooks)
    .where(and(eq(project_webhooks.agency_id, caller.agency_id), eq(project_webhooks.project_id, projectId)))
    .orderBy(asc(project_webhooks.id));
}

/** @throws Problem 404 */
export async function lockWebhook({ tx, caller }: ReadContext, id: number): Promise<WebhookRow> {
  const [row] = await tx.select().from(project_webhooks).where(isWebhook(caller.agency_id, id)).for('update');
  return found(row);
}

/** Lists deliveries of a webhook, the latest first. */
export function listDeliveries({ tx, caller }: ReadContext, webhookId: number, query: DeliveryQuery) {
  const where = and(
    eq(webhook_deliveries.agency_id, caller.agency_id),
    eq(webhook_deliveries.webhook_id, webhookId),
    query.status && eq(webhook_deliveries.status, query.status),
  );
  const direction = query.order === 'asc' ? asc : desc;
  return listPage(
    query,
    tx.select().from(webhook_deliveries).where(where).orderBy(direction(webhook_deliveries.id)),
    tx.select({ total: count() }).from(webhook_deliveries).where(where),
    toDelivery,
  );
}
