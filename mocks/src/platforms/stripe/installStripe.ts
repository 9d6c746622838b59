type Element = {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listener: (change: { readonly empty: boolean }) => void): void;
};
type Answer = { readonly error?: { readonly message: string }; readonly setupIntent?: unknown };

/**
 * Installs `window.Stripe` in a page: a payment element with three fields, and the confirmation of a setup intent at the
 * double below `baseUrl`. It is sent to the page as text, so it refers to nothing outside itself.
 */
export function installStripe(baseUrl: string): void {
  const fields = [
    { name: 'number', label: 'Card number', hint: '4242 4242 4242 4242', autocomplete: 'cc-number' },
    { name: 'expiry', label: 'Expiration date', hint: 'MM / YY', autocomplete: 'cc-exp' },
    { name: 'cvc', label: 'Security code', hint: 'CVC', autocomplete: 'cc-csc' },
  ];

  function buildForm(): HTMLElement {
    const form = document.createElement('div');
    form.style.cssText = 'display:grid;gap:12px';
    for (const { name, label, hint, autocomplete } of fields) {
      const row = document.createElement('label');
      row.style.cssText = 'display:grid;gap:4px;font-size:14px';
      const input = document.createElement('input');
      Object.assign(input, { name, placeholder: hint, inputMode: 'numeric', autocomplete });
      input.style.cssText =
        'padding:9px 12px;border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit';
      row.append(label, input);
      form.append(row);
    }
    return form;
  }

  function elements({ clientSecret }: { clientSecret: string }) {
    let form: HTMLElement | undefined;
    return {
      clientSecret,
      read: (name: string) => form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '',
      create(): Element {
        if (form)
          throw new Error('Can only create one Element of type payment through this Elements instance.');
        const own = buildForm();
        form = own;
        return {
          mount(node) {
            node.append(own);
          },
          destroy() {
            own.remove();
            form = undefined;
          },
          on(_, listener) {
            own.addEventListener('input', () => {
              listener({ empty: [...own.querySelectorAll('input')].every(({ value }) => value === '') });
            });
          },
        };
      },
    };
  }

  async function confirmSetup(
    key: string,
    { elements: { clientSecret, read } }: { elements: ReturnType<typeof elements> },
  ): Promise<Answer> {
    const [month = '', year = ''] = read('expiry').split('/');
    const [id] = clientSecret.split('_secret');
    const body = new URLSearchParams({
      key,
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': read('number').replace(/\s/g, ''),
      'payment_method_data[card][exp_month]': month.trim(),
      'payment_method_data[card][exp_year]': year.trim(),
      'payment_method_data[card][cvc]': read('cvc').trim(),
    });
    const response = await fetch(`${baseUrl}/v1/setup_intents/${id}/confirm`, { method: 'POST', body });
    const parsed = await response.json();
    return response.ok ? { setupIntent: parsed } : { error: parsed.error };
  }

  Object.assign(window, {
    Stripe: (key: string) => ({
      elements,
      confirmSetup: (options: { elements: ReturnType<typeof elements> }) => confirmSetup(key, options),
    }),
  });
}
