import type { WebhookEvent } from '@adlane/contract/widget/projects/webhooks';
import { and, arrayContains, eq, inArray, isNull, lte } from 'drizzle-orm';
import { project_webhooks, webhook_deliveries } from '../../../../db/schema/widget/projectWebhooks';
import type { UseCaseContext } from '../../../../http/UseCaseContext';
import type { Database, Ports } from '../../../../ports';

/** A ticket or conversation. */
type Item = { readonly kind: 'ticket' | 'conversation'; readonly id: number };

/** Something that happened in a project. */
type ProjectEvent = {
  readonly agency_id: number;
  readonly project_id: number;
  readonly event: WebhookEvent;
  /** What happened, as receivers get it in `data`. */
  readonly data: Item & Readonly<Record<string, unknown>>;
  readonly now: Date;
};

/** Queues an event for the project's webhooks, in the event's transaction. */
export async function emitWebhookEvent(
  tx: Database,
  { agency_id, project_id, event, data, now }: ProjectEvent,
): Promise<void> {
  const webhooks = await tx
    .select({ id: project_webhooks.id })
    .from(project_webhooks)
    .where(
      and(
        eq(project_webhooks.agency_id, agency_id),
        eq(project_webhooks.project_id, project_id),
        arrayContains(project_webhooks.events, [event]),
        isNull(project_webhooks.paused_at),
      ),
    );
  if (webhooks.length === 0) return;
  const body = JSON.stringify({ event, created_at: now.toISOString(), project_id, data });
  await tx.insert(webhook_deliveries).values(
    webhooks.map(({ id }) => ({
      agency_id,
      webhook_id: id,
      event,
      body,
      item: toItemKey(data),
      due_at: now,
      created_at: now,
    })),
  );
}

const toItemKey = ({ kind, id }: Item): string => `${kind}/${id}`;

/** Deletes what was sent or is to be sent about items, with the words of their senders. */
export async function deleteItemDeliveries(
  tx: Database,
  agencyId: number,
  items: readonly Item[],
): Promise<void> {
  await tx
    .delete(webhook_deliveries)
    .where(
      and(eq(webhook_deliveries.agency_id, agencyId), inArray(webhook_deliveries.item, items.map(toItemKey))),
    );
}

/** Queues the job that sends a tenant's due deliveries. */
export async function requestWebhooks({ jobs }: Pick<Ports, 'jobs'>, agencyId: number): Promise<void> {
  await jobs.send('webhooks.send', { agencyId }, { key: String(agencyId) });
}

/** What opens the transaction: a call, or the receipt of an email. */
type TenantWork<Ctx> = {
  readonly ports: Pick<Ports, 'jobs'>;
  readonly caller: { readonly agency_id: number };
  inTenant<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>;
};

/** Runs use cases like `ctx.inTenant`, and sends the events that they emitted after the commit. */
export async function runWithWebhooks<Ctx extends Pick<UseCaseContext, 'tx' | 'now'>, T>(
  call: TenantWork<Ctx>,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const { agency_id } = call.caller;
  const { result, isDue } = await call.inTenant(async (ctx) => {
    const done = await work(ctx);
    const [due] = await ctx.tx
      .select({ id: webhook_deliveries.id })
      .from(webhook_deliveries)
      .where(and(eq(webhook_deliveries.agency_id, agency_id), lte(webhook_deliveries.due_at, ctx.now)))
      .limit(1);
    return { result: done, isDue: due !== undefined };
  });
  if (isDue) await requestWebhooks(call.ports, agency_id);
  return result;
}
