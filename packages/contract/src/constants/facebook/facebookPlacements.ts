import type { AdLaunchType } from '../launches';
import { type PlacementPlatform, placementPlatforms } from '../targeting';

/** Platforms with positions for Facebook ads; Threads is newer than the specification. */
export const facebookPlatforms = [...placementPlatforms, 'threads'] as const;
/** Meta's platforms with placements. */
export type FacebookPlatform = PlacementPlatform | 'threads';
/** Names of Meta's platforms on screens. */
export const facebookPlatformLabels: Readonly<Record<FacebookPlatform, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  audience_network: 'Audience Network',
  messenger: 'Messenger',
  threads: 'Threads',
};

/** Devices that a placement is shown on. */
export const placementDevices = ['mobile', 'desktop'] as const;
/** A device type that placements are limited to. */
export type PlacementDevice = (typeof placementDevices)[number];

/** A placement as the platform offers it today. */
export type FacebookPlacement = {
  readonly platform: FacebookPlatform;
  /** Wire value within the platform's `…_positions`. */
  readonly position: string;
  readonly label: string;
  readonly devices: readonly PlacementDevice[];
  /** The platform's reason for closing the placement. */
  readonly removed?: { readonly reason: string };
  /** Shows videos only. */
  readonly isVideoOnly?: true;
  /** Ad types that it does not support. */
  readonly notFor?: readonly AdLaunchType[];
  /** Position of the same platform, or of Instagram for Threads, that it requires. */
  readonly goesWith?: { readonly platform: FacebookPlatform; readonly position: string };
};

const both = placementDevices;
const mobile = ['mobile'] as const;
const desktop = ['desktop'] as const;
const facebookFeed = { platform: 'facebook', position: 'feed' } as const;
const instagramFeed = { platform: 'instagram', position: 'stream' } as const;
const conversational = ['leadform', 'messenger'] as const;

const placements = [
  { platform: 'facebook', position: 'feed', label: 'Feed', devices: both },
  { platform: 'facebook', position: 'profile_feed', label: 'Profile feed', devices: both },
  {
    platform: 'facebook',
    position: 'marketplace',
    label: 'Marketplace',
    devices: both,
    goesWith: facebookFeed,
  },
  {
    platform: 'facebook',
    position: 'video_feeds',
    label: 'Video feeds',
    removed: { reason: 'Facebook closed video feeds with version 24 of its Marketing API.' },
    devices: both,
  },
  {
    platform: 'facebook',
    position: 'right_hand_column',
    label: 'Right column',
    devices: desktop,
    notFor: conversational,
  },
  {
    platform: 'facebook',
    position: 'instant_article',
    label: 'Instant Articles',
    removed: { reason: 'Facebook closed Instant Articles in April 2023.' },
    devices: mobile,
  },
  { platform: 'facebook', position: 'notification', label: 'Notifications', devices: mobile },
  { platform: 'facebook', position: 'story', label: 'Stories', devices: mobile },
  { platform: 'facebook', position: 'facebook_reels', label: 'Reels', devices: mobile },
  { platform: 'facebook', position: 'profile_reels', label: 'Profile reels', devices: mobile },
  { platform: 'facebook', position: 'facebook_reels_overlay', label: 'Ads on Reels', devices: both },
  {
    platform: 'facebook',
    position: 'instream_video',
    label: 'In-stream videos',
    devices: both,
    isVideoOnly: true,
  },
  {
    platform: 'facebook',
    position: 'search',
    label: 'Search results',
    devices: both,
    goesWith: facebookFeed,
  },
  { platform: 'instagram', position: 'stream', label: 'Feed', devices: both },
  {
    platform: 'instagram',
    position: 'profile_feed',
    label: 'Profile feed',
    devices: mobile,
    goesWith: instagramFeed,
  },
  {
    platform: 'instagram',
    position: 'explore',
    label: 'Explore',
    removed: {
      reason: 'Instagram closed Explore with version 26 of the Marketing API; Explore home is left.',
    },
    devices: mobile,
  },
  {
    platform: 'instagram',
    position: 'explore_home',
    label: 'Explore home',
    devices: mobile,
    goesWith: instagramFeed,
  },
  { platform: 'instagram', position: 'story', label: 'Stories', devices: both },
  { platform: 'instagram', position: 'reels', label: 'Reels', devices: both },
  { platform: 'instagram', position: 'profile_reels', label: 'Profile reels', devices: mobile },
  {
    platform: 'instagram',
    position: 'ig_search',
    label: 'Search results',
    devices: mobile,
    goesWith: instagramFeed,
  },
  {
    platform: 'audience_network',
    position: 'classic',
    label: 'Native, banner and interstitial',
    devices: mobile,
    notFor: conversational,
    goesWith: facebookFeed,
  },
  {
    platform: 'audience_network',
    position: 'rewarded_video',
    label: 'Rewarded videos',
    devices: mobile,
    isVideoOnly: true,
    notFor: conversational,
    goesWith: facebookFeed,
  },
  {
    platform: 'messenger',
    position: 'messenger_home',
    label: 'Inbox',
    devices: mobile,
    goesWith: facebookFeed,
  },
  {
    platform: 'messenger',
    position: 'sponsored_messages',
    label: 'Sponsored messages',
    devices: both,
    notFor: ['leadform', 'landing_page'],
  },
  {
    platform: 'messenger',
    position: 'story',
    label: 'Stories',
    removed: { reason: 'Messenger closed stories with version 26 of the Marketing API.' },
    devices: mobile,
  },
  {
    platform: 'threads',
    position: 'threads_stream',
    label: 'Feed',
    devices: both,
    goesWith: instagramFeed,
  },
] as const satisfies readonly FacebookPlacement[];

type ToKey<Placement> = Placement extends {
  readonly platform: infer Platform extends string;
  readonly position: infer Position extends string;
}
  ? `${Platform} ${Position}`
  : never;

/** Platform and position of a placement: 'facebook feed'. A table by this key must have every placement. */
export type FacebookPlacementKey = ToKey<(typeof placements)[number]>;

/**
 * Every position in the order of Ads Manager. Default positions of ads §3 that a platform has closed stay in
 * a template and are never sent. Devices follow the platform's list of preview formats; supported ad types
 * and companions follow Ads Manager's table, which no API provides: the dry run decides.
 */
export const facebookPlacements: readonly FacebookPlacement[] = placements;
