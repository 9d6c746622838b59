import type { AdLaunchType } from './launches';
import { type PlacementPlatform, placementPlatforms } from './targeting';

/** Platforms in whose positions an ad of Facebook's can stand today; Threads came after the specification. */
export const facebookPlatforms = [...placementPlatforms, 'threads'] as const;
export type FacebookPlatform = PlacementPlatform | 'threads';
export const facebookPlatformLabels: Readonly<Record<FacebookPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  audience_network: 'Audience Network',
  messenger: 'Messenger',
  threads: 'Threads',
};

/** Devices that a placement is shown on. */
export const placementDevices = ['mobile', 'desktop'] as const;
export type PlacementDevice = (typeof placementDevices)[number];

/** One place of an ad as the platform offers it today. */
export type FacebookPlacement = {
  readonly platform: FacebookPlatform;
  /** Wire value within the platform's `…_positions`. */
  readonly position: string;
  readonly devices: readonly PlacementDevice[];
  /** Shows videos only. */
  readonly isVideoOnly?: true;
  /** Kinds of ad that it does not show. */
  readonly notFor?: readonly AdLaunchType[];
  /** Position of the same platform, or of Instagram for Threads, that it is bought together with. */
  readonly goesWith?: { readonly platform: FacebookPlatform; readonly position: string };
};

const both = placementDevices;
const mobile = ['mobile'] as const;
const desktop = ['desktop'] as const;
const facebookFeed = { platform: 'facebook', position: 'feed' } as const;
const instagramFeed = { platform: 'instagram', position: 'stream' } as const;
const conversational = ['leadform', 'messenger'] as const;

/**
 * Every position that can be named, in the order of Ads Manager; `closedPlacements` says which of them are gone. Devices
 * follow the platform's list of preview formats; which kinds of ad and companions a position
 * takes is Ads Manager's own table, which no API answers: a dry run has the last word.
 */
export const facebookPlacements: readonly FacebookPlacement[] = [
  { platform: 'facebook', position: 'feed', devices: both },
  { platform: 'facebook', position: 'profile_feed', devices: both },
  {
    platform: 'facebook',
    position: 'marketplace',
    devices: both,
    goesWith: facebookFeed,
  },
  {
    platform: 'facebook',
    position: 'video_feeds',
    devices: both,
  },
  {
    platform: 'facebook',
    position: 'right_hand_column',
    devices: desktop,
    notFor: conversational,
  },
  { platform: 'facebook', position: 'instant_article', devices: mobile },
  { platform: 'facebook', position: 'notification', devices: mobile },
  { platform: 'facebook', position: 'story', devices: mobile },
  { platform: 'facebook', position: 'facebook_reels', devices: mobile },
  { platform: 'facebook', position: 'profile_reels', devices: mobile },
  { platform: 'facebook', position: 'facebook_reels_overlay', devices: both },
  {
    platform: 'facebook',
    position: 'instream_video',
    devices: both,
    isVideoOnly: true,
  },
  {
    platform: 'facebook',
    position: 'search',
    devices: both,
    goesWith: facebookFeed,
  },
  { platform: 'instagram', position: 'stream', devices: both },
  {
    platform: 'instagram',
    position: 'profile_feed',
    devices: mobile,
    goesWith: instagramFeed,
  },
  {
    platform: 'instagram',
    position: 'explore',
    devices: mobile,
  },
  {
    platform: 'instagram',
    position: 'explore_home',
    devices: mobile,
    goesWith: instagramFeed,
  },
  { platform: 'instagram', position: 'story', devices: both },
  { platform: 'instagram', position: 'reels', devices: both },
  { platform: 'instagram', position: 'profile_reels', devices: mobile },
  {
    platform: 'instagram',
    position: 'ig_search',
    devices: mobile,
    goesWith: instagramFeed,
  },
  {
    platform: 'audience_network',
    position: 'classic',
    devices: mobile,
    notFor: conversational,
    goesWith: facebookFeed,
  },
  {
    platform: 'audience_network',
    position: 'rewarded_video',
    devices: mobile,
    isVideoOnly: true,
    notFor: conversational,
    goesWith: facebookFeed,
  },
  {
    platform: 'messenger',
    position: 'messenger_home',
    devices: mobile,
    goesWith: facebookFeed,
  },
  {
    platform: 'messenger',
    position: 'sponsored_messages',
    devices: both,
    notFor: ['leadform', 'landing_page'],
  },
  {
    platform: 'messenger',
    position: 'story',
    devices: mobile,
  },
  {
    platform: 'threads',
    position: 'threads_stream',
    devices: both,
    goesWith: instagramFeed,
  },
];
