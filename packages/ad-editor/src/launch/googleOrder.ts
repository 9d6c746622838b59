import type { GoogleLaunch, InstantGoogleLaunch } from '@adlane/contract/ads/launches';

/** A launch to review or send: of a template, or of an ad that is written for it. */
export type GoogleOrder =
  | { readonly call: 'google'; readonly body: GoogleLaunch }
  | { readonly call: 'instantGoogle'; readonly body: InstantGoogleLaunch };
