import { type CutOffs, cutOffs } from '../cutOffs';
import type { PreviewDevice, PreviewFamily, PreviewPlacement, RatioRange } from './PreviewPlacement';
import { ratios } from './ratios';

/** Surfaces that a Performance Max ad is shown on. */
export const googleSurfaces = [
  'search',
  'display',
  'display_banner',
  'discover',
  'gmail',
  'youtube_in_feed',
  'youtube_in_stream',
  'youtube_shorts',
] as const;
export type GoogleSurface = (typeof googleSurfaces)[number];

function createSurface(
  position: GoogleSurface,
  label: string,
  device: PreviewDevice,
  format: {
    readonly family: PreviewFamily;
    readonly cutOffs: CutOffs;
    readonly ratio: RatioRange;
    readonly prefersVideo?: boolean;
  },
): PreviewPlacement {
  const key = `google.${position}.${device}`;
  return { prefersVideo: false, ...format, key, platform: 'google', position, label, device };
}

const inFeed = {
  family: 'card',
  cutOffs: cutOffs.youtubeInFeed,
  ratio: ratios.wide,
  prefersVideo: true,
} as const;
const inStream = {
  family: 'player',
  cutOffs: cutOffs.youtubeOverlay,
  ratio: ratios.wide,
  prefersVideo: true,
} as const;

/** Search, display, Discover, Gmail and YouTube. */
export const googlePlacements: readonly PreviewPlacement[] = [
  createSurface('search', 'Search', 'mobile', {
    family: 'searchResult',
    cutOffs: cutOffs.googleSearchMobile,
    ratio: ratios.square,
  }),
  createSurface('search', 'Search', 'desktop', {
    family: 'searchResult',
    cutOffs: cutOffs.googleSearch,
    ratio: ratios.square,
  }),
  createSurface('display', 'Display network', 'desktop', {
    family: 'card',
    cutOffs: cutOffs.googleDisplay,
    ratio: ratios.landscape,
  }),
  createSurface('display_banner', 'Display banner', 'mobile', {
    family: 'banner',
    cutOffs: cutOffs.googleSmallDisplay,
    ratio: ratios.square,
  }),
  createSurface('discover', 'Discover', 'mobile', {
    family: 'card',
    cutOffs: cutOffs.discover,
    ratio: ratios.landscape,
  }),
  createSurface('gmail', 'Gmail', 'mobile', {
    family: 'inboxRow',
    cutOffs: cutOffs.gmail,
    ratio: ratios.square,
  }),
  createSurface('youtube_in_feed', 'YouTube in-feed', 'mobile', inFeed),
  createSurface('youtube_in_feed', 'YouTube in-feed', 'desktop', inFeed),
  createSurface('youtube_in_stream', 'YouTube in-stream', 'mobile', inStream),
  createSurface('youtube_in_stream', 'YouTube in-stream', 'desktop', inStream),
  createSurface('youtube_shorts', 'YouTube Shorts', 'mobile', {
    family: 'reel',
    cutOffs: cutOffs.youtubeOverlay,
    ratio: ratios.upright,
    prefersVideo: true,
  }),
];
