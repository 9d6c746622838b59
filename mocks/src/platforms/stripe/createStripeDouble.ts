import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import type { DoubleClock } from '../clock';
import { getBearerToken } from '../getBearerToken';
import { readFields } from '../readFields';
import { checkFields, type Fields, type StripeCall } from './checkFields';
import { invoicePage, paymentPage, paySession } from './checkoutRoutes';
import { confirmSetup } from './confirmSetup';
import { createDelivery } from './createDelivery';
import { createStripeControl } from './createStripeControl';
import { installStripe } from './installStripe';
import { renewDue } from './stripeBilling';
import { stripeDemo } from './stripeDemo';
import { badRequest, StripeFault } from './stripeFault';
import type { Json } from './stripeObjects';
import { type Answer, buildRoutes } from './stripeRoutes';
import { createStripeState } from './stripeState';

/** The card that the double's payment page pays with. */
const pageCard = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 } as const;

/** The longest key for idempotent requests. */
const maxKeyLength = 255;

/**
 * Creates a double of Stripe: prices, customers, cards, checkout pages, subscriptions with proration,
 * invoices and signed events. Strict about keys, version, parameters, states and `Idempotency-Key`.
 */
export function createStripeDouble({ clock }: { readonly clock: DoubleClock }) {
  const state = createStripeState(clock);
  const delivery = createDelivery(state);
  const ledger = { state, emit: delivery.emit };
  const control = createStripeControl(ledger, delivery);
  const answers = state.answers;
  const app = new Hono();

  // Called by the script in the page, with the publishable key; hence before the check of the secret key.
  const confirmPath = '/v1/setup_intents/:id/confirm';
  app.use(confirmPath, cors());
  app.post(confirmPath, async (call) =>
    call.json(confirmSetup(ledger, call.req.param('id'), await readFields(call.req.raw))),
  );
  app.get('/js', (call) => {
    const baseUrl = call.req.url.replace(/\/js$/, '');
    return call.body(`(${installStripe.toString()})(${JSON.stringify(baseUrl)});`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.use('/v1/*', async (call, next) => {
    if (getBearerToken(call.req.raw) !== stripeDemo.secretKey) {
      return fail(
        call,
        new StripeFault(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }),
      );
    }
    const version = call.req.header('stripe-version');
    if (version !== stripeDemo.version) {
      const message = `Invalid Stripe API version: ${version ?? 'none'}`;
      return fail(call, new StripeFault(400, { type: 'invalid_request_error', message }));
    }
    state.baseUrl = new URL(call.req.url).origin + getPathPrefix(call);
    renewDue(ledger);
    const fault = control.takeFault(call.req.method, call.req.path);
    return fault ? fail(call, fault) : next();
  });

  const answer = async (call: Context, name: StripeCall, work: Answer) => {
    const fields = call.req.method === 'GET' ? call.req.query() : await readFields(call.req.raw);
    // As with Stripe: only a POST has a key.
    const key = call.req.method === 'POST' ? call.req.header('idempotency-key') : undefined;
    if (key !== undefined && key.length > maxKeyLength) {
      throw badRequest(`Keys for idempotent requests are ${maxKeyLength} characters at most.`);
    }
    const digest = `${call.req.path} ${JSON.stringify(Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)))}`;
    const before = key === undefined ? undefined : answers.get(key);
    if (before && before.digest !== digest) {
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return fail(call, new StripeFault(400, { type: 'idempotency_error', message }));
    }
    if (before) {
      call.header('idempotent-replayed', 'true');
      return call.json(before.body, before.status === 402 ? 402 : 200);
    }
    const { status, body } = attempt(name, fields, () => work(fields, call));
    // As with Stripe: a request that failed validation may be retried under the same key, one that was
    // executed may not.
    if (key !== undefined && (status === 200 || status === 402)) answers.set(key, { digest, status, body });
    return call.json(body, status);
  };
  for (const { method, path, name, work } of buildRoutes(ledger)) {
    app.on(method, path, (call) => answer(call, name, work));
  }
  app.get('/checkout/pay/:id', (call) => call.html(paymentPage(ledger, call.req.param('id'))));
  app.post('/checkout/pay/:id', (call) =>
    call.redirect(paySession(ledger, call.req.param('id'), pageCard).successUrl, 303),
  );
  app.get('/invoice/:id', (call) => call.html(invoicePage(ledger, call.req.param('id'))));
  app.post('/__control/deliver-to', async (call) => {
    const { url } = await call.req.json<{ url: string }>();
    delivery.deliverTo((body, headers) => fetch(url, { method: 'POST', body, headers }));
    return call.json({});
  });
  app.onError((error, call) => {
    if (error instanceof StripeFault) return fail(call, error);
    throw error;
  });
  app.notFound((call) => {
    const message = `Unrecognized request URL (${call.req.method}: ${call.req.path}).`;
    return fail(call, new StripeFault(404, { type: 'invalid_request_error', message }));
  });
  return { app, control };
}

/** Returns the path prefix under which the double is mounted. */
function getPathPrefix(call: Context): string {
  return call.req.path.slice(0, Math.max(0, call.req.path.indexOf('/v1/')));
}

function attempt(name: StripeCall, fields: Fields, work: () => Json) {
  try {
    checkFields(name, fields);
    return { status: 200 as const, body: work() };
  } catch (error) {
    if (!(error instanceof StripeFault)) throw error;
    return { status: error.status, body: { error: error.parts } };
  }
}

function fail(call: Context, { status, parts }: StripeFault) {
  return call.json({ error: parts }, status);
}
