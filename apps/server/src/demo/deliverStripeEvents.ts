/**
 * Registers the webhook with the Stripe double, as an operator does in Stripe's dashboard.
 * @param doublesUrl address of the doubles
 * @param serverUrl address of the API
 */
export async function deliverStripeEvents(doublesUrl: string, serverUrl: string): Promise<void> {
  const answer = await fetch(`${doublesUrl}/stripe/__control/deliver-to`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url: `${serverUrl}/api/v1/webhooks/stripe` }),
  });
  if (!answer.ok) throw new Error(`Stripe's double answered ${answer.status} when its event URL was set.`);
}
