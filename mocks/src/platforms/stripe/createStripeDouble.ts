import { type Context, Hono } from 'hono';
import { bearerOf } from '../bearerOf';
import type { DoubleClock } from '../clock';
import { readFields } from '../readFields';
import { signWebhook } from './signWebhook';
import { stripeDemo } from './stripeDemo';
import { checkoutSession, setupIntent } from './stripeObjects';

/** Parameters by call: `!` marks required ones, `[*]` any name in brackets. */
const parameters: Readonly<Record<string, readonly string[]>> = {
  'checkout/sessions': [
    'mode!',
    'success_url!',
    'cancel_url',
    'customer',
    'customer_email',
    'client_reference_id',
    'line_items[*]',
    'metadata[*]',
    'subscription_data[*]',
    'discounts[*]',
    'allow_promotion_codes',
  ],
  setup_intents: ['customer', 'usage', 'payment_method_types[*]', 'metadata[*]'],
};
type Kept = { readonly digest: string; readonly answer: object };

/** Stripe in its first form: checkout sessions, setup intents, promotion codes. Strict about keys, parameters and `Idempotency-Key`. */
export function createStripeDouble({ clock }: { readonly clock: DoubleClock }): {
  readonly app: Hono;
  /** An event as Stripe would deliver it: the raw body and its `Stripe-Signature`. */
  readonly webhook: (type: string, object: object) => Promise<{ body: string; signature: string }>;
} {
  const kept = new Map<string, Kept>();
  let lastId = 0;
  const id = (prefix: string) => `${prefix}_double${clock.now().getTime().toString(36)}${(lastId += 1)}`;
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  const app = new Hono();

  app.use('/v1/*', async (call, next) =>
    bearerOf(call.req.raw) === stripeDemo.secretKey
      ? next()
      : fail(call, 401, 'invalid_request_error', 'Invalid API Key provided.'),
  );

  const create = (path: string, make: (fields: Record<string, string>) => object) => {
    app.post(`/v1/${path}`, async (call) => {
      const fields = await readFields(call.req.raw);
      const wrong = findWrong(parameters[path] ?? [], fields);
      if (wrong) return fail(call, 400, 'invalid_request_error', wrong.message, wrong.param);
      const key = call.req.header('idempotency-key');
      const digest = `${path} ${JSON.stringify(Object.entries(fields).sort(([a], [b]) => a.localeCompare(b)))}`;
      const before = key === undefined ? undefined : kept.get(key);
      if (before && before.digest !== digest) {
        return fail(
          call,
          400,
          'idempotency_error',
          'Keys for idempotent requests can only be used with the same parameters.',
        );
      }
      const answer = before?.answer ?? make(fields);
      if (key !== undefined) kept.set(key, { digest, answer });
      return call.json(answer);
    });
  };
  create('checkout/sessions', (fields) => checkoutSession(id('cs_test'), seconds(), fields));
  create('setup_intents', (fields) => setupIntent(id('seti'), seconds(), fields));
  app.get('/v1/promotion_codes', (call) => {
    const { code, active } = call.req.query();
    const found = stripeDemo.promotionCodes.filter((entry) => code === undefined || entry.code === code);
    const data =
      active === 'false'
        ? []
        : found.map((entry) => ({
            id: `promo_${entry.code.toLowerCase()}`,
            object: 'promotion_code',
            active: true,
            code: entry.code,
            coupon: {
              id: entry.code.toLowerCase(),
              percent_off: 'percentOff' in entry ? entry.percentOff : null,
              valid: true,
            },
          }));
    return call.json({ object: 'list', data, has_more: false, url: '/v1/promotion_codes' });
  });
  app.notFound((call) =>
    fail(
      call,
      404,
      'invalid_request_error',
      `Unrecognized request URL (${call.req.method}: ${call.req.path}).`,
    ),
  );

  const webhook = async (type: string, object: object) => {
    const body = JSON.stringify({
      id: id('evt'),
      object: 'event',
      type,
      created: seconds(),
      data: { object },
    });
    return { body, signature: await signWebhook(body, stripeDemo.webhookSecret, seconds()) };
  };
  return { app, webhook };
}

function findWrong(known: readonly string[], fields: Record<string, string>) {
  const stems = known.map((name) => name.replace('!', ''));
  const isKnown = (name: string) => stems.includes(name) || stems.includes(`${name.replace(/\[.*$/, '')}[*]`);
  const unknown = Object.keys(fields).find((name) => !isKnown(name));
  if (unknown !== undefined) return { message: `Received unknown parameter: ${unknown}`, param: unknown };
  const missing = known.filter((name) => name.endsWith('!')).find((name) => !fields[name.replace('!', '')]);
  if (missing !== undefined) {
    const param = missing.replace('!', '');
    return { message: `Missing required param: ${param}.`, param };
  }
  if (fields.mode !== undefined && !['payment', 'setup', 'subscription'].includes(fields.mode)) {
    return { message: 'Invalid mode: must be one of payment, setup, or subscription', param: 'mode' };
  }
  return undefined;
}

function fail(call: Context, status: 400 | 401 | 404, type: string, message: string, param?: string) {
  return call.json({ error: { type, message, ...(param === undefined ? {} : { param }) } }, status);
}
