import { deliverWebhook } from '../deliverWebhook';
import { signWebhook } from './signWebhook';
import { stripeDemo } from './stripeDemo';
import { eventObject, toSeconds } from './stripeObjects';
import type { StripeEvent, StripeState } from './stripeState';

/** An event as it is sent: the raw body and its headers. */
export type SignedEvent = { readonly body: string; readonly headers: Readonly<Record<string, string>> };
/** Sends one event to the subscriber. */
export type Send = (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;

export type Delivery = ReturnType<typeof createDelivery>;

/** Creates the event log of a double, which delivers events in order to the subscriber, if there is one. */
export function createDelivery(state: StripeState) {
  let send: Send | undefined;
  let tail: Promise<void> = Promise.resolve();
  const sign = async (event: StripeEvent, at = state.now()): Promise<SignedEvent> => {
    const body = JSON.stringify(eventObject(event, stripeDemo.version), null, 2);
    const signature = await signWebhook(body, stripeDemo.webhookSecret, toSeconds(at));
    return {
      body,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    };
  };
  const deliver = (event: StripeEvent): Promise<void> =>
    deliverWebhook(async () => {
      const { body, headers } = await sign(event);
      return send?.(body, headers);
    });
  return {
    /** Records an event and delivers it. */
    emit(type: string, object: Readonly<Record<string, unknown>>): void {
      const event = { id: state.id('evt'), type, created: state.now(), object };
      state.events.push(event);
      if (send) tail = tail.then(() => deliver(event));
    },
    sign,
    /** Delivers every event to `to` from now on. */
    deliverTo(to: Send): void {
      send = to;
    },
    /** Resolves once everything is delivered. */
    settle: () => tail,
  };
}
