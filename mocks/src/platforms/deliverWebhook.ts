/** How often delivery of a webhook is attempted, and the delay before the first retry. */
const attempts = 5;
const firstWaitMs = 200;

/**
 * Delivers a webhook, again if the receiver is down or refuses it. Resolves in any case: a platform goes on without its
 * receiver.
 *
 * @param send one attempt; undefined without a receiver
 */
export async function deliverWebhook(send: () => Promise<Response | undefined>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isAccepted = await send().then(
      (answer) => answer?.ok ?? true,
      () => false,
    );
    if (isAccepted) return;
    await new Promise((resolve) => setTimeout(resolve, firstWaitMs * 2 ** attempt));
  }
}
