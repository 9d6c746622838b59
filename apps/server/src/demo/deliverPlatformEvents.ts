const receivers = [
  { control: 'stripe/__control/deliver-to', webhook: 'stripe' },
  { control: 'facebook/__control/deliverTo', webhook: 'facebook' },
];

/**
 * Registers the webhooks with the doubles of Stripe and Facebook, as an operator does in their dashboards.
 * @param doublesUrl address of the doubles
 * @param serverUrl address of the API
 */
export async function deliverPlatformEvents(doublesUrl: string, serverUrl: string): Promise<void> {
  for (const { control, webhook } of receivers) {
    const answer = await fetch(`${doublesUrl}/${control}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ url: `${serverUrl}/api/v1/webhooks/${webhook}` }),
    });
    if (!answer.ok) throw new Error(`The double of ${webhook} answered ${answer.status} to its event URL.`);
  }
}
