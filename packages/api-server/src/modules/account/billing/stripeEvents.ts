import { and, asc, between, eq, isNull } from 'drizzle-orm';
import { isStripeSignature } from '../../../connectors/stripe/isStripeSignature';
import { createStripeClient } from '../../../connectors/stripe/stripeClient';
import { StripeError } from '../../../connectors/stripe/stripeError';
import { StripeEvent } from '../../../connectors/stripe/stripeShapes';
import { stripe_events } from '../../../db/schema/account/billing';
import { asOperator } from '../../../db/tenant';
import { Problem } from '../../../http/problem';
import { readSigned } from '../../../http/requests/readBody';
import type { Ports } from '../../../ports';
import {
  type Sync,
  syncCustomer,
  syncInvoice,
  syncRefund,
  syncSession,
  syncSubscription,
} from './syncStripe';

/** Events at a time that are queued again; the rest waits for the next scheduler tick. */
const mostAtATime = 50;
/** An event's first job has had time to run after this time, and is no longer queued again after that. */
const [dueAfterMs, dueForMs] = [60_000, 3 * 24 * 60 * 60 * 1000];

type Effect = (sync: Sync, objectId: string) => Promise<unknown>;

/** The effect of each event. Other events are ignored. */
const effects: ReadonlyMap<string, Effect> = new Map<string, Effect>([
  ['charge.refunded', syncRefund],
  ['checkout.session.async_payment_succeeded', syncSession],
  ['checkout.session.completed', syncSession],
  ['customer.subscription.created', syncSubscription],
  ['customer.subscription.deleted', syncSubscription],
  ['customer.subscription.paused', syncSubscription],
  ['customer.subscription.resumed', syncSubscription],
  ['customer.subscription.updated', syncSubscription],
  ['customer.updated', syncCustomer],
  ['invoice.finalized', syncInvoice],
  ['invoice.marked_uncollectible', syncInvoice],
  ['invoice.paid', syncInvoice],
  ['invoice.payment_failed', syncInvoice],
]);

/**
 * Receives an event of Stripe: stores it by its id and queues a job that handles it once. The job loads the
 * current state from Stripe, so events may arrive late, twice and in any order.
 * @throws Problem 400 if Stripe did not sign it, or long ago
 */
export async function receiveStripeEvent(
  ports: Ports,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<void> {
  const now = ports.clock.now();
  const { webhookSecret: secret } = ports.platforms.stripe;
  if (!(await isStripeSignature(body, headers.get('stripe-signature'), { secret, now }))) {
    throw new Problem('MALFORMED', 'The signature is not valid.');
  }
  const event = readSigned(body, StripeEvent);
  if (!effects.has(event.type)) return;
  const isHandled = await asOperator(ports.db, async (tx) => {
    await tx
      .insert(stripe_events)
      .values({
        id: event.id,
        type: event.type,
        object_id: event.data.object.id,
        created_at: event.created,
        received_at: now,
      })
      .onConflictDoNothing();
    const [row] = await tx
      .select({ handled_at: stripe_events.handled_at })
      .from(stripe_events)
      .where(eq(stripe_events.id, event.id));
    return row?.handled_at != null;
  });
  if (!isHandled) await ports.jobs.send('billing.event', { eventId: event.id }, { key: event.id });
}

/** Handles an event. Safe to run twice, because it stores Stripe's current state. */
export async function handleStripeEvent(ports: Ports, eventId: string): Promise<void> {
  const [event] = await asOperator(ports.db, (tx) =>
    tx.select().from(stripe_events).where(eq(stripe_events.id, eventId)),
  );
  const effect = event && effects.get(event.type);
  if (!effect || event.handled_at !== null) return;
  await effect({ ports, stripe: createStripeClient(ports) }, event.object_id).catch((error: unknown) => {
    // An object that Stripe has deleted does not come back, so there is no retry.
    if (!(error instanceof StripeError) || !error.isMissing) throw error;
    ports.log.warn({ event: event.id, type: event.type }, 'A Stripe event refers to a missing object');
  });
  const handled_at = ports.clock.now();
  await asOperator(ports.db, (tx) =>
    tx.update(stripe_events).set({ handled_at }).where(eq(stripe_events.id, eventId)),
  );
}

/**
 * Queues events again that have had no effect: Stripe, the network or the disk failed for longer than the queue tries, and
 * Stripe does not send again what was received.
 */
export async function requestDueEvents(ports: Ports): Promise<void> {
  const now = ports.clock.now().getTime();
  const isDue = and(
    isNull(stripe_events.handled_at),
    between(stripe_events.received_at, new Date(now - dueForMs), new Date(now - dueAfterMs)),
  );
  const due = await asOperator(ports.db, (tx) =>
    tx
      .select({ id: stripe_events.id })
      .from(stripe_events)
      .where(isDue)
      .orderBy(asc(stripe_events.received_at))
      .limit(mostAtATime),
  );
  for (const { id } of due) await ports.jobs.send('billing.event', { eventId: id }, { key: id });
}
