import { maxWebhookFailures, webhookSignatureHeader } from '@adlane/contract/widget/projects/webhooks';
import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { readLimitedText } from '../../../../connectors/json/readLimitedText';
import { createHmac } from '../../../../crypto/createHmac';
import { agencies } from '../../../../db/schema/account/agencies';
import { project_webhooks, webhook_deliveries } from '../../../../db/schema/widget/projectWebhooks';
import { asOperator, inTenant } from '../../../../db/tenant';
import type { Database, JobPayloads, Ports } from '../../../../ports';
import { notify } from '../../../account/notifications/notify';
import { requestWebhooks } from './emitWebhookEvent';
import type { DeliveryRow, WebhookRow } from './queries';

/** Milliseconds from the request to the last byte of the response. */
const timeoutMs = 5000;
/** Maximum size of a response in bytes; a larger one counts as failed. */
const maxResponseBytes = 1024 * 1024;
/** Characters of the response that the log has. */
const maxLoggedLength = 4000;
/** Waiting time before each further attempt, in minutes. */
const backoffMinutes = [1, 5, 30, 120, 360] as const;
/** Deliveries per run; the next tick continues. */
const sentAtOnce = 50;
/** Lease: the time for which one worker owns a delivery; longer than a run in which no receiver responds. */
const leaseMs = (sentAtOnce + 1) * timeoutMs;
/** How long the log has a delivery. */
const loggedMs = 30 * 24 * 60 * 60 * 1000;

type Due = { readonly delivery: DeliveryRow; readonly webhook: WebhookRow };

/** Job: sends a tenant's due deliveries. */
export async function sendWebhooks(ports: Ports, { agencyId }: JobPayloads['webhooks.send']): Promise<void> {
  const due = await inTenant(ports.db, agencyId, (tx) => claimDue(tx, agencyId, ports.clock.now()));
  const webhookIds = [...new Set(due.map(({ webhook }) => webhook.id))];
  // In order for each receiver, and at the same time for all: a slow one delays no other.
  await Promise.all(
    webhookIds.map(async (id) => {
      for (const each of due) if (each.webhook.id === id) await sendOne(ports, each);
    }),
  );
}

/** Claims due deliveries of webhooks that are not paused, oldest first. */
async function claimDue(tx: Database, agencyId: number, now: Date): Promise<Due[]> {
  // A CTE: the database may run a subquery for each row, and its limit would hold no more.
  const due = tx.$with('due').as(
    tx
      .select({ due_id: sql<number>`${webhook_deliveries.id}`.as('due_id') })
      .from(webhook_deliveries)
      .innerJoin(
        project_webhooks,
        and(
          eq(project_webhooks.agency_id, webhook_deliveries.agency_id),
          eq(project_webhooks.id, webhook_deliveries.webhook_id),
        ),
      )
      .where(
        and(
          eq(webhook_deliveries.agency_id, agencyId),
          lte(webhook_deliveries.due_at, now),
          isNull(project_webhooks.paused_at),
        ),
      )
      .orderBy(asc(webhook_deliveries.id))
      .limit(sentAtOnce)
      .for('update', { of: webhook_deliveries, skipLocked: true }),
  );
  const claimed = await tx
    .with(due)
    .update(webhook_deliveries)
    .set({
      due_at: new Date(now.getTime() + leaseMs),
      attempts: sql`${webhook_deliveries.attempts} + 1`,
    })
    .where(
      and(
        eq(webhook_deliveries.agency_id, agencyId),
        inArray(webhook_deliveries.id, tx.select({ id: due.due_id }).from(due)),
      ),
    )
    .returning();
  if (claimed.length === 0) return [];
  const ids = claimed.map(({ webhook_id }) => webhook_id);
  const webhooks = await tx
    .select()
    .from(project_webhooks)
    .where(and(eq(project_webhooks.agency_id, agencyId), inArray(project_webhooks.id, ids)));
  return claimed
    .toSorted((one, other) => one.id - other.id)
    .flatMap((delivery) => {
      const webhook = webhooks.find(({ id }) => id === delivery.webhook_id);
      return webhook ? [{ delivery, webhook }] : [];
    });
}

/** Returns the signatures of a body: of the current secret, and of the previous one while it is valid. */
async function sign(ports: Ports, webhook: WebhookRow, body: string, now: Date): Promise<string> {
  const { sealed_secret, sealed_previous_secret, previous_secret_until } = webhook;
  const isPreviousValid = previous_secret_until !== null && previous_secret_until > now;
  const sealed = [sealed_secret, isPreviousValid ? sealed_previous_secret : null].filter(
    (secret) => secret !== null,
  );
  const seconds = Math.floor(now.getTime() / 1000);
  const signatures: string[] = [];
  for (const secret of sealed) {
    signatures.push(`v1=${await createHmac(`${seconds}.${body}`, await ports.secrets.decrypt(secret))}`);
  }
  return [`t=${seconds}`, ...signatures].join(',');
}

type Outcome = Pick<
  DeliveryRow,
  'request_headers' | 'response_status' | 'response_body' | 'error' | 'duration_ms'
>;

/** Returns the reason of a failed connection, which `fetch` has in the cause of its error. */
function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'No response within 5 seconds.';
  const reason = error.cause instanceof Error ? error.cause.message : error.message;
  return reason === '' ? 'The receiver could not be reached.' : reason;
}

async function post(ports: Ports, { delivery, webhook }: Due): Promise<Outcome> {
  const startedAt = ports.clock.now();
  const request_headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'Adlane-Webhooks/1',
    'Adlane-Event': delivery.event,
    'Adlane-Delivery': String(delivery.id),
    [webhookSignatureHeader]: await sign(ports, webhook, delivery.body, startedAt),
  };
  const measure = () => Math.max(0, ports.clock.now().getTime() - startedAt.getTime());
  try {
    const response = await ports.outbound.fetch(webhook.url, {
      method: 'POST',
      headers: request_headers,
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await readLimitedText(response, { maxBytes: maxResponseBytes, maxLength: maxLoggedLength });
    // PostgreSQL's text has no zero character.
    const response_body = text.replaceAll('\u0000', '');
    const response_status = response.status;
    return { request_headers, response_status, response_body, error: null, duration_ms: measure() };
  } catch (error) {
    return {
      request_headers,
      response_status: null,
      response_body: null,
      error: describeFailure(error).slice(0, 500),
      duration_ms: measure(),
    };
  }
}

async function sendOne(ports: Ports, due: Due): Promise<void> {
  const outcome = await post(ports, due);
  const status = outcome.response_status ?? 0;
  const isDelivered = status >= 200 && status < 300;
  const now = ports.clock.now();
  await inTenant(ports.db, due.webhook.agency_id, async (tx) => {
    await storeOutcome(tx, due, { ...outcome, isDelivered, now });
    await countOutcome(tx, due.webhook, isDelivered, now);
  });
}

async function storeOutcome(
  tx: Database,
  { delivery: { agency_id, id, attempts } }: Due,
  { isDelivered, now, ...outcome }: Outcome & { readonly isDelivered: boolean; readonly now: Date },
): Promise<void> {
  const minutes = backoffMinutes[attempts - 1];
  const isLast = isDelivered || minutes === undefined;
  await tx
    .update(webhook_deliveries)
    .set({
      ...outcome,
      sent_at: now,
      status: isDelivered ? 'DELIVERED' : isLast ? 'FAILED' : 'PENDING',
      due_at: isLast ? null : new Date(now.getTime() + minutes * 60_000),
    })
    .where(and(eq(webhook_deliveries.agency_id, agency_id), eq(webhook_deliveries.id, id)));
}

/** Counts failures in a row; at the maximum the webhook is paused, and the team is notified. */
async function countOutcome(
  tx: Database,
  { agency_id, id, project_id, name, url }: WebhookRow,
  isDelivered: boolean,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .update(project_webhooks)
    .set({ failures: isDelivered ? 0 : sql`${project_webhooks.failures} + 1` })
    .where(and(eq(project_webhooks.agency_id, agency_id), eq(project_webhooks.id, id)))
    .returning({ failures: project_webhooks.failures, paused_at: project_webhooks.paused_at });
  if (!row || row.failures < maxWebhookFailures || row.paused_at !== null) return;
  await tx
    .update(project_webhooks)
    .set({ paused_at: now })
    .where(and(eq(project_webhooks.agency_id, agency_id), eq(project_webhooks.id, id)));
  await notify(tx, {
    agency_id,
    kind: 'webhook',
    title: `Webhook ${name} paused`,
    body: `${maxWebhookFailures} deliveries to ${new URL(url).host} failed in a row. Check the receiver, then resume the webhook.`,
    path: `/projects/${project_id}?tab=webhooks`,
    key: `webhook/${id}/paused/${now.getTime()}`,
    at: now,
  });
}

/** Queues the sending of each tenant that has due deliveries. */
export async function requestDueWebhooks(ports: Ports): Promise<void> {
  const due = await asOperator(ports.db, (tx) =>
    tx
      .selectDistinct({ agency_id: webhook_deliveries.agency_id })
      .from(webhook_deliveries)
      .innerJoin(agencies, eq(agencies.id, webhook_deliveries.agency_id))
      .innerJoin(
        project_webhooks,
        and(
          eq(project_webhooks.agency_id, webhook_deliveries.agency_id),
          eq(project_webhooks.id, webhook_deliveries.webhook_id),
        ),
      )
      .where(and(lte(webhook_deliveries.due_at, ports.clock.now()), isNull(project_webhooks.paused_at))),
  );
  for (const { agency_id } of due) await requestWebhooks(ports, agency_id);
}

/** Deletes old deliveries from the log. */
export async function deleteOldDeliveries(ports: Ports): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - loggedMs);
  await asOperator(ports.db, (tx) =>
    tx
      .delete(webhook_deliveries)
      .where(and(lt(webhook_deliveries.created_at, before), isNull(webhook_deliveries.due_at))),
  );
}
