import type { Fields } from './checkFields';
import { storeCard } from './checkoutRoutes';
import type { Ledger } from './stripeBilling';
import { type StripeCard, stripeDemo } from './stripeDemo';
import { cardFault, findOrFail, StripeFault } from './stripeFault';
import { type Json, setupIntentObject } from './stripeObjects';

const brands: Readonly<Record<string, string>> = { 3: 'amex', 4: 'visa', 5: 'mastercard', 6: 'discover' };

/** The number that Stripe's test mode refuses to store. */
const refusedNumber = '4000000000000002';

function fail(code: string, param: string, message: string): never {
  throw new StripeFault(402, { type: 'card_error', code, param, message });
}

/**
 * Reads the card that a user has typed.
 * @throws StripeFault
 */
function parseCard(fields: Fields, now: Date): StripeCard {
  const read = (name: string) => fields[`payment_method_data[card][${name}]`] ?? '';
  const number = read('number');
  if (!/^\d{14,19}$/.test(number)) fail('incomplete_number', 'number', 'Your card number is incomplete.');
  const brand = brands[number.charAt(0)];
  if (!brand) fail('invalid_number', 'number', 'Your card number is invalid.');
  const month = Number(read('exp_month'));
  const year = 2000 + (Number(read('exp_year')) % 100);
  if (!Number.isInteger(month) || month < 1 || month > 12 || read('exp_year') === '') {
    fail('incomplete_expiry', 'exp_month', "Your card's expiration date is incomplete.");
  }
  if (Date.UTC(year, month) <= now.getTime()) {
    fail('invalid_expiry_year', 'exp_year', "Your card's expiration year is in the past.");
  }
  if (!/^\d{3,4}$/.test(read('cvc'))) {
    fail('incomplete_cvc', 'cvc', "Your card's security code is incomplete.");
  }
  if (number === refusedNumber) throw cardFault('declined');
  return { brand, last4: number.slice(-4), exp_month: month, exp_year: year };
}

/**
 * Stores the card of a setup intent, as the page does with the publishable key and the intent's secret.
 * @throws StripeFault
 */
export function confirmSetup(ledger: Ledger, id: string, fields: Fields): Json {
  const { state } = ledger;
  if (fields['key'] !== stripeDemo.publishableKey) {
    throw new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' });
  }
  const intent = findOrFail(state.setupIntents, 'setup_intent', id);
  if (fields['client_secret'] !== setupIntentObject(intent)['client_secret']) {
    const message = 'The client_secret provided does not match the client_secret of the SetupIntent.';
    throw new StripeFault(400, { type: 'invalid_request_error', message, param: 'client_secret' });
  }
  intent.paymentMethod = storeCard(ledger, intent.customer, parseCard(fields, state.now())).id;
  return setupIntentObject(intent);
}
