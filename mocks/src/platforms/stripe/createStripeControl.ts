import { paySession, storeCard } from './checkoutRoutes';
import type { Delivery, SignedEvent } from './createDelivery';
import { type Ledger, renewDue } from './stripeBilling';
import type { StripeCard } from './stripeDemo';
import { findOrFail, StripeFault } from './stripeFault';
import { chargeObject } from './stripeObjects';
import type { StripeEvent, StripeState } from './stripeState';

export type StripeControl = ReturnType<typeof createStripeControl>;

/** A state without its functions. */
export type StripeDump = Omit<StripeState, 'now' | 'id'>;

type Planned = { readonly method: string; readonly path: string; readonly fault: StripeFault };

/** Creates the switches that act for customers, banks and time in tests and demos. */
export function createStripeControl(ledger: Ledger, delivery: Delivery) {
  const { state, emit } = ledger;
  const planned: Planned[] = [];
  return {
    state,
    /** Returns the state as plain data. */
    dump(): StripeDump {
      const { now, id, ...held } = state;
      return structuredClone(held);
    },
    restore(dumped: StripeDump): void {
      const { answers, ...held } = structuredClone(dumped);
      Object.assign(state, held);
      // The router has a reference to this map, so it is refilled, not replaced.
      for (const [key, answer] of answers) state.answers.set(key, answer);
    },
    deliverTo: delivery.deliverTo,
    settle: delivery.settle,
    /** Lists the events so far, oldest first, optionally of one type. */
    events: (type?: string): readonly StripeEvent[] =>
      state.events.filter((event) => type === undefined || event.type === type),
    /** Signs an event as sent now, or at `at`. */
    sign: (event: StripeEvent, at?: Date): Promise<SignedEvent> => delivery.sign(event, at),
    /** Creates an event of any content, signed correctly. */
    event: (type: string, object: Readonly<Record<string, unknown>>): StripeEvent => ({
      id: state.id('evt'),
      type,
      created: state.now(),
      object,
    }),
    /** Pays on the payment page of a session. */
    pay: (session: string, card: StripeCard) => paySession(ledger, session, card),
    /** Confirms a setup intent with a card, as Stripe's script in the browser does. Returns the card's id. */
    confirmSetup(id: string, card: StripeCard): string {
      const intent = findOrFail(state.setupIntents, 'setup_intent', id);
      intent.paymentMethod = storeCard(ledger, intent.customer, card).id;
      return intent.paymentMethod;
    },
    /** Refunds a payment in full. */
    refund(invoice: string): void {
      const { paymentIntent } = findOrFail(state.invoices, 'invoice', invoice);
      const charge = [...state.charges.values()].find((entry) => entry.paymentIntent === paymentIntent);
      if (!charge) throw new TypeError(`Nothing was charged for ${invoice}.`);
      charge.isRefunded = true;
      emit('charge.refunded', chargeObject(charge));
    },
    /** Renews and ends what is due at the clock's time, which every call also does. */
    renewDue: () => renewDue(ledger),
    /** Answers the next call of this method and path suffix with a 500 and changes nothing. */
    failNext(method: string, path: string): void {
      const message = 'Sorry, something went wrong on our end.';
      planned.push({ method, path, fault: new StripeFault(500, { type: 'api_error', message }) });
    },
    takeFault(method: string, path: string): StripeFault | undefined {
      const index = planned.findIndex((entry) => entry.method === method && path.endsWith(entry.path));
      return index === -1 ? undefined : planned.splice(index, 1)[0]?.fault;
    },
  };
}
