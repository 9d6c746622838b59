import { expect, it } from 'vitest';
import { encodeStripeForm } from './encodeStripeForm';

it('encodeStripeForm writes lists and objects in brackets and leaves out undefined values', () => {
  const form = encodeStripeForm({
    mode: 'subscription',
    line_items: [{ price: 'price_1', quantity: 2 }],
    metadata: { plan_type: 'annual', coupon: null },
    cancel_at_period_end: false,
    customer: undefined,
  });
  expect([...form]).toEqual([
    ['mode', 'subscription'],
    ['line_items[0][price]', 'price_1'],
    ['line_items[0][quantity]', '2'],
    ['metadata[plan_type]', 'annual'],
    ['cancel_at_period_end', 'false'],
  ]);
});
