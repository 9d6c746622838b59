import {
  type FacebookPlacement,
  type FacebookPlacementKey,
  facebookPlacements,
  type PlacementDevice,
} from '@adlane/contract/constants';
import { cutOffs } from '../cutOffs';
import type { PreviewPlacement } from './PreviewPlacement';
import { ratios } from './ratios';

/** How a placement draws an ad; `desktop` is what differs there. */
type PlacementFormat = Pick<PreviewPlacement, 'family' | 'cutOffs' | 'ratio'> & {
  /** One of several formats of a position: 'Banner'. */
  readonly part?: string;
  readonly prefersVideo?: true;
  readonly desktop?: Partial<Pick<PreviewPlacement, 'cutOffs' | 'ratio'>>;
};

const facebookPost: PlacementFormat = {
  family: 'textFirstPost',
  cutOffs: cutOffs.facebookFeedMobile,
  ratio: ratios.feed,
  desktop: { cutOffs: cutOffs.facebookFeedDesktop },
};
const landscapePost: PlacementFormat = { ...facebookPost, ratio: ratios.landscape };
const instagramPost: PlacementFormat = {
  family: 'mediaFirstPost',
  cutOffs: cutOffs.instagramFeed,
  ratio: ratios.feed,
};
const story: PlacementFormat = { family: 'story', cutOffs: cutOffs.story, ratio: ratios.upright };
const facebookReel: PlacementFormat = {
  family: 'reel',
  cutOffs: cutOffs.facebookReels,
  ratio: ratios.upright,
  prefersVideo: true,
};
const instagramReel: PlacementFormat = { ...facebookReel, cutOffs: cutOffs.instagramReels };
const fullScreen: PlacementFormat = {
  family: 'fullScreen',
  cutOffs: cutOffs.audienceNetworkFull,
  ratio: ratios.upright,
};

/** Formats by placement; an entry per row of the contract's table, more than one format where Meta has several. */
const formatsByKey = {
  'facebook feed': [facebookPost],
  'facebook profile_feed': [facebookPost],
  'facebook marketplace': [{ family: 'tile', cutOffs: cutOffs.marketplace, ratio: ratios.square }],
  'facebook video_feeds': [{ ...facebookPost, prefersVideo: true }],
  'facebook right_hand_column': [{ family: 'tile', cutOffs: cutOffs.rightColumn, ratio: ratios.square }],
  'facebook notification': [{ family: 'inboxRow', cutOffs: cutOffs.notification, ratio: ratios.square }],
  'facebook story': [story],
  'facebook facebook_reels': [facebookReel],
  'facebook profile_reels': [facebookReel],
  'facebook facebook_reels_overlay': [
    { family: 'banner', cutOffs: cutOffs.reelsOverlay, ratio: ratios.square },
  ],
  'facebook instream_video': [
    { family: 'player', cutOffs: cutOffs.instream, ratio: ratios.wide, prefersVideo: true },
  ],
  'facebook search': [landscapePost],
  'facebook instant_article': [landscapePost],
  'instagram stream': [instagramPost],
  'instagram profile_feed': [instagramPost],
  'instagram explore': [instagramPost],
  'instagram explore_home': [instagramPost],
  'instagram ig_search': [instagramPost],
  'instagram story': [story],
  'instagram reels': [instagramReel],
  'instagram profile_reels': [instagramReel],
  'threads threads_stream': [{ family: 'textFirstPost', cutOffs: cutOffs.threads, ratio: ratios.feed }],
  'messenger messenger_home': [{ family: 'inboxRow', cutOffs: cutOffs.messengerInbox, ratio: ratios.square }],
  'messenger story': [story],
  'messenger sponsored_messages': [
    { family: 'conversation', cutOffs: cutOffs.sponsoredMessage, ratio: ratios.landscape },
  ],
  'audience_network classic': [
    { part: 'Native', family: 'card', cutOffs: cutOffs.audienceNetworkNative, ratio: ratios.native },
    { part: 'Banner', family: 'banner', cutOffs: cutOffs.audienceNetworkBanner, ratio: ratios.square },
    { ...fullScreen, part: 'Interstitial' },
  ],
  'audience_network rewarded_video': [{ ...fullScreen, prefersVideo: true }],
} satisfies Readonly<Record<FacebookPlacementKey, readonly [PlacementFormat, ...PlacementFormat[]]>>;
const placementFormats: Readonly<Record<string, readonly PlacementFormat[]>> = formatsByKey;

function createPreview(
  placement: FacebookPlacement,
  format: PlacementFormat,
  device: PlacementDevice,
): PreviewPlacement {
  const { platform, position, removed } = placement;
  const { part, prefersVideo = false, desktop, ...rest } = format;
  return {
    ...rest,
    ...(device === 'desktop' ? desktop : {}),
    key: [platform, position, part?.toLowerCase(), device].filter(Boolean).join('.'),
    platform,
    position,
    label: part ?? placement.label,
    device,
    prefersVideo,
    closed: removed?.reason,
  };
}

/** Every placement of Meta's platforms on each of its devices, removed ones included and marked. */
export const metaPlacements: readonly PreviewPlacement[] = facebookPlacements.flatMap((placement) =>
  placement.devices.flatMap((device) =>
    (placementFormats[`${placement.platform} ${placement.position}`] ?? []).map((format) =>
      createPreview(placement, format, device),
    ),
  ),
);
