import { CardError } from './CardError';

/** An element of Stripe's form. */
type StripeElement = {
  mount(node: HTMLElement): void;
  destroy(): void;
  on(event: 'change', listener: (change: { readonly empty: boolean }) => void): void;
};

/** A form of Stripe for one setup intent. */
export type StripeElements = { create(type: 'payment'): StripeElement };

/** The part of Stripe.js that this app calls. */
export type Stripe = {
  elements(options: { clientSecret: string; appearance?: { theme: 'stripe' | 'night' } }): StripeElements;
  confirmSetup(options: { elements: StripeElements; redirect: 'if_required' }): Promise<{
    readonly error?: { readonly message?: string };
    readonly setupIntent?: { readonly payment_method: string | { readonly id: string } | null };
  }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe;
  }
}

let loading: Promise<void> | undefined;

/** Loads the script once; a failed load can be repeated. */
function loadScript(url: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      reject(
        new CardError(
          "The payment provider's form could not be loaded. Check your connection and try again.",
        ),
      );
    });
    document.head.append(script);
  });
  return loading;
}

/**
 * Loads Stripe.js when a card is entered, not before: it watches the page for fraud.
 * @throws CardError if it cannot be loaded
 */
export async function loadStripe(scriptUrl: string, publishableKey: string): Promise<Stripe> {
  await loadScript(scriptUrl);
  if (!window.Stripe)
    throw new CardError('The payment provider answered with another script. Try again later.');
  return window.Stripe(publishableKey);
}
