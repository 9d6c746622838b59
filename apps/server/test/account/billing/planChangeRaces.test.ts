import type { Ports } from '@adlane/api-server';
import { expect, it } from 'vitest';
import { type BillingTest, createBillingTestBeforeEach } from '../../harness/createBillingTest';
import { requestOtherServer } from '../../harness/launches/requestOtherServer';

let test: BillingTest;
createBillingTestBeforeEach((created) => {
  test = created;
});

/** Ports of a server; before it changes a subscription at Stripe, an event is processed that reads the state before. */
function createOvertakenPorts(): Ports {
  return {
    ...test.ports,
    jobs: { register: () => undefined, send: async () => undefined },
    outbound: {
      async fetch(url, init) {
        if (init?.method === 'POST' && /\/subscriptions\/sub_/.test(url)) {
          test.clock.advance(1000);
          const [id = ''] = test.stripe.state.subscriptions.keys();
          const event = await test.stripe.sign(test.stripe.event('customer.subscription.updated', { id }));
          await test.send('POST', 'webhooks/stripe', { ...event });
          await test.jobs.settle();
          test.clock.advance(1000);
        }
        return fetch(url, init);
      },
    },
  };
}

it.each([
  ['plan', 'agency/change-subscription', { plan_id: 'annual' }, { plan: { plan_id: 'annual' } }],
  ['cancellation', 'cancel-subscription', { reason: '' }, { cancel_at_period_end: true }],
])(
  'shows a new %s although an event of the state before is processed meanwhile',
  async (_, path, body, shown) => {
    // The event of the change itself is late.
    test.stripe.deliverTo(async () => new Response());
    const request = { token: test.token, path: `/api/v1/${path}`, body };
    expect((await requestOtherServer(createOvertakenPorts(), request)).status).toBe(200);
    expect(await test.findSubscription()).toMatchObject(shown);
  },
);
