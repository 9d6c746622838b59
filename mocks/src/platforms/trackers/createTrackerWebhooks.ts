import { createHmac } from '../createHmac';
import { deliverWebhook } from '../deliverWebhook';

/** Where a tracker sends webhooks, and the secret that signs them. */
export type WebhookReceiver = {
  readonly secret: string;
  readonly send: (body: string, headers: Readonly<Record<string, string>>) => Promise<Response>;
};

/**
 * Creates the webhooks of a tracker: what changes is sent, signed, in order.
 * @param toHeaders names the headers of a delivery by its signature, HMAC-SHA-256 in hex
 */
export function createTrackerWebhooks(toHeaders: (signature: string) => Readonly<Record<string, string>>) {
  let receiver: WebhookReceiver | undefined;
  let tail: Promise<void> = Promise.resolve();
  const sign = async (body: string, secret: string) => ({
    'content-type': 'application/json',
    ...toHeaders(await createHmac(body, secret)),
  });
  return {
    sign,
    emit(payload: object): void {
      const to = receiver;
      if (!to) return;
      const body = JSON.stringify(payload);
      tail = tail.then(() => deliverWebhook(async () => to.send(body, await sign(body, to.secret))));
    },
    /** Sends every change from now on; to none if no receiver is given. */
    deliverTo(to: WebhookReceiver | undefined): void {
      receiver = to;
    },
    /** Resolves once everything is delivered. */
    settle: () => tail,
  };
}
