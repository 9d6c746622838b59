import { formatPrice, getPriceUnits } from '@adlane/contract/rules';
import {
  createStripeDouble,
  doublePlatforms,
  formatStripeAmount,
  stripeCurrencies,
} from '@adlane/mocks/platforms';
import { describe, expect, it } from 'vitest';
import { createStripeClient } from '../../../../../packages/api-server/src/connectors/stripe/stripeClient';
import { toPlan } from '../../../../../packages/api-server/src/modules/account/billing/plans';
import { ensurePrice } from '../../../../../packages/api-server/src/modules/account/billing/stripeCustomer';
import { readShown } from '../../harness/typedAmounts';

const clock = { now: () => new Date('2026-11-21T10:00:00Z'), sleep: () => Promise.resolve() };
const double = createStripeDouble({ clock });
const platforms = doublePlatforms('http://doubles.test');
const stripe = createStripeClient({
  platforms,
  clock,
  ids: { token: () => 'token' },
  outbound: {
    fetch: async (url: string, init: RequestInit) =>
      double.app.request(String(url).replace(/^.*?\/v1/, '/v1'), init),
  },
});

const planIn = (code: string, price: number) => ({
  ...toPlan({ platforms }, 'new_monthly', 'active'),
  currency: code.toUpperCase(),
  price,
});

describe('a price of 97 at Stripe', () => {
  it.each(stripeCurrencies)('in %s is 97 there, and is shown as 97', async (code) => {
    const plan = planIn(code, 97 * getPriceUnits(code.toUpperCase()));
    const id = await ensurePrice(stripe, plan);
    const price = double.control.state.prices.get(id);
    const shown = formatStripeAmount(price?.unit_amount ?? 0, code);
    expect(Number.parseFloat(shown)).toBe(97);
    expect(
      `${readShown(formatPrice(plan.price, plan.currency, 'en').replace(plan.currency, ''))} ${plan.currency}`,
    ).toBe(shown);
  });

  it.each([
    [
      'ugx',
      9700,
      'Stripe does not list the currency UGX, so no amount can be sent in it. Please use another one.',
    ],
    ['kwd', 97_005, 'Stripe charges KWD in steps of 10 units only; 97005 is none.'],
  ])('in %s as %d is refused', async (code, price, message) => {
    await expect(ensurePrice(stripe, planIn(code, price))).rejects.toThrow(message);
  });
});
