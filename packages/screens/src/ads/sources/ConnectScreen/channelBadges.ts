import type { Channel } from '@adlane/contract/constants';

/** Name and purpose of each platform. */
export const channelBadges = {
  facebook: {
    name: 'Facebook',
    purpose: 'Launch ads on Facebook, Instagram and Messenger.',
  },
  google: { name: 'Google', purpose: 'Launch ads on Google.' },
  ghl: { name: 'GoHighLevel', purpose: 'Sends new leads to your CRM.' },
} as const satisfies Record<Channel, { readonly name: string; readonly purpose: string }>;
