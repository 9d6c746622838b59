import type { Query } from '@tanstack/react-query';

/** Result of the payment page that a user returns from. */
export type PaymentResult = 'done' | 'cancelled';

const intervalMs = 3000;
/** After a minute, a notification that is still missing is late by more than seconds. */
const requestLimit = 20;
const lateIntervalMs = 30_000;

/**
 * Builds the `refetchInterval` of the plan. Plan, card and invoice reach the server by separate notifications of the
 * payment provider, in any order and after the user's return: an active plan does not say that the others have arrived.
 */
export function refetchAfterPayment(payment: PaymentResult | undefined) {
  return ({ state }: Pick<Query, 'state'>): number | false =>
    payment === 'done' && (state.dataUpdateCount < requestLimit ? intervalMs : lateIntervalMs);
}
