import type { Channel } from '@adlane/contract/constants';

/** How a platform is called, and what a connection to it is good for. */
export const channelBadges = {
  facebook: {
    name: 'Facebook',
    purpose: 'Ad accounts and pages that ads on Facebook, Instagram and Messenger are launched with.',
  },
  google: { name: 'Google', purpose: 'Ad accounts that Google ads are launched with.' },
  ghl: { name: 'GoHighLevel', purpose: 'The CRM that leads are handed to.' },
} as const satisfies Record<Channel, { readonly name: string; readonly purpose: string }>;
