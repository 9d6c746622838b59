import type { PlatformSettings } from '@adlane/api-server';
import type { DashboardOrigins } from './contentPolicy';

type StripeSettings = Pick<PlatformSettings['stripe'], 'isDouble' | 'publishableKey' | 'scriptUrl'>;

/** Returns the origins that Stripe's card form needs (its security guide); none if no key is configured. */
export function listPaymentOrigins({
  isDouble,
  publishableKey,
  scriptUrl,
}: StripeSettings): Pick<DashboardOrigins, 'calls' | 'frames' | 'scripts'> {
  if (publishableKey === '') return {};
  const { origin } = new URL(scriptUrl);
  if (isDouble) return { scripts: [origin], calls: [origin], frames: [] };
  return {
    scripts: [origin],
    calls: ['https://api.stripe.com'],
    frames: [origin, 'https://hooks.stripe.com'],
  };
}
