import { eq } from 'drizzle-orm';
import { isStripeSignature } from '../../connectors/stripe/isStripeSignature';
import { createStripeClient } from '../../connectors/stripe/stripeClient';
import { StripeError } from '../../connectors/stripe/stripeError';
import { StripeEvent } from '../../connectors/stripe/stripeShapes';
import { stripe_events } from '../../db/schema/billing';
import { asOperator } from '../../db/tenant';
import { Problem } from '../../http/problem';
import { readSigned } from '../../http/readBody';
import type { Ports } from '../../ports';
import {
  type Sync,
  syncCustomer,
  syncInvoice,
  syncRefund,
  syncSession,
  syncSubscription,
} from './syncStripe';

type Effect = (sync: Sync, objectId: string) => Promise<unknown>;

/** What each event leads to. Other events are taken and forgotten. */
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
 * Takes an event of Stripe: stored by its id, worked on once, in a job. What it is about is asked for at Stripe, so that
 * events may come late, twice and in any order.
 * @throws Problem 400 where Stripe did not sign it, or long ago
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

/** Does what an event leads to. May run twice: what it stores is what Stripe says at the time. */
export async function handleStripeEvent(ports: Ports, eventId: string): Promise<void> {
  const [event] = await asOperator(ports.db, (tx) =>
    tx.select().from(stripe_events).where(eq(stripe_events.id, eventId)),
  );
  const effect = event && effects.get(event.type);
  if (!effect || event.handled_at !== null) return;
  await effect({ ports, stripe: createStripeClient(ports) }, event.object_id).catch((error: unknown) => {
    // What is gone at Stripe stays gone: asking again helps nobody.
    if (!(error instanceof StripeError) || !error.isMissing) throw error;
    ports.log.warn({ event: event.id, type: event.type }, 'An event of Stripe names what is not there');
  });
  const handled_at = ports.clock.now();
  await asOperator(ports.db, (tx) =>
    tx.update(stripe_events).set({ handled_at }).where(eq(stripe_events.id, eventId)),
  );
}
