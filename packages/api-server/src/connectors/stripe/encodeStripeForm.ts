/** Parameters of a call under Stripe's names; lists and objects may nest. Undefined and null are left out. */
export type StripeParams = { readonly [name: string]: StripeValue };
type StripeValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly StripeValue[]
  | { readonly [name: string]: StripeValue };

/** `{ items: [{ price: 'p' }] }` as `items[0][price]=p`, the form that Stripe reads in bodies and queries. */
export function encodeStripeForm(params: StripeParams): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) add(form, name, value);
  return form;
}

function add(form: URLSearchParams, name: string, value: StripeValue): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') {
    form.append(name, String(value));
    return;
  }
  for (const [key, inner] of Object.entries(value)) add(form, `${name}[${key}]`, inner);
}
