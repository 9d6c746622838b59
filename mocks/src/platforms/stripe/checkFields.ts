import { badRequest } from './stripeFault';

/** Parameters of each call that the double answers: `!` marks required ones, `[#]` any index, `[*]` any name. */
const parameters = {
  'GET charge': [],
  'GET customer': ['expand[#]'],
  'GET invoice': [],
  'GET invoice_payments': ['payment[type]!', 'payment[payment_intent]'],
  'GET payment_method': [],
  'GET prices': ['active', 'lookup_keys[#]'],
  'GET promotion_codes': ['active', 'code', 'expand[#]'],
  'GET session': [],
  'GET subscription': [],
  'POST attach': ['customer!'],
  'POST customer': ['email', 'name', 'metadata[*]', 'invoice_settings[default_payment_method]'],
  'POST customers': ['email', 'name', 'metadata[*]'],
  'POST invoices/create_preview': [
    'customer',
    'subscription!',
    'subscription_details[items][#][id]!',
    'subscription_details[items][#][price]!',
    'subscription_details[proration_behavior]',
    'subscription_details[proration_date]',
  ],
  'POST prices': [
    'currency!',
    'unit_amount!',
    'lookup_key',
    'metadata[*]',
    'product_data[name]!',
    'recurring[interval]',
  ],
  'POST sessions': [
    'mode!',
    'success_url!',
    'cancel_url',
    'customer!',
    'client_reference_id',
    'line_items[#][price]!',
    'line_items[#][quantity]!',
    'metadata[*]',
    'subscription_data[metadata][*]',
    'invoice_creation[enabled]',
    'discounts[#][promotion_code]',
    'allow_promotion_codes',
  ],
  'POST expire': ['expand[#]'],
  'POST setup_intents': ['customer!', 'usage', 'payment_method_types[#]', 'metadata[*]'],
  'POST subscription': [
    'items[#][id]',
    'items[#][price]',
    'cancel_at_period_end',
    'cancellation_details[comment]',
    'default_payment_method',
    'metadata[*]',
    'payment_behavior',
    'proration_behavior',
    'proration_date',
  ],
  'DELETE subscription': ['invoice_now', 'prorate'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type StripeCall = keyof typeof parameters;
export type Fields = Readonly<Record<string, string>>;

/** Values of the parameters that are enums. */
const choices: Readonly<Record<string, readonly string[]>> = {
  mode: ['payment', 'setup', 'subscription'],
  usage: ['off_session', 'on_session'],
  'recurring[interval]': ['day', 'week', 'month', 'year'],
  payment_behavior: [
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ],
  proration_behavior: ['always_invoice', 'create_prorations', 'none'],
  'subscription_details[proration_behavior]': ['always_invoice', 'create_prorations', 'none'],
};

/**
 * Refuses unknown and missing parameters, and values outside an enum, as Stripe does.
 * @throws StripeFault
 */
export function checkFields(call: StripeCall, fields: Fields): void {
  const known: readonly string[] = parameters[call];
  const stems = new Set(known.map((name) => name.replace('!', '')));
  const sent = new Set<string>();
  for (const [name, value] of Object.entries(fields)) {
    const numbered = name.replace(/\[\d+\]/g, '[#]');
    const isKnown = stems.has(numbered) || stems.has(numbered.replace(/\[\w+\]$/, '[*]'));
    if (!isKnown) throw badRequest(`Received unknown parameter: ${name}`, name, 'parameter_unknown');
    if (choices[numbered]?.includes(value) === false) {
      throw badRequest(`Invalid ${name}: must be one of ${choices[numbered].join(', ')}`, name);
    }
    if (value !== '') sent.add(numbered);
  }
  for (const name of known.filter((entry) => entry.endsWith('!'))) {
    const param = name.replace('!', '');
    if (!sent.has(param)) throw badRequest(`Missing required param: ${param}.`, param, 'parameter_missing');
  }
}

/** Converts `metadata[plan_type]=annual` to `{ plan_type: 'annual' }`. */
export function namedFields(fields: Fields, stem: string): Readonly<Record<string, string>> {
  const found = Object.entries(fields).flatMap(([name, value]) =>
    name.startsWith(`${stem}[`) && name.endsWith(']')
      ? [[name.slice(stem.length + 1, -1), value] as const]
      : [],
  );
  return Object.fromEntries(found);
}
