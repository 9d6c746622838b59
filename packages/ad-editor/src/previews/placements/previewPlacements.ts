import { googlePlacements } from './googlePlacements';
import { metaPlacements } from './metaPlacements';
import type { PreviewPlacement } from './PreviewPlacement';

/** All previews by platform. */
export const previewPlacements: readonly PreviewPlacement[] = [...metaPlacements, ...googlePlacements];

const byKey = new Map(previewPlacements.map((placement) => [placement.key, placement]));

/** Those of some keys, in the order of the keys; unknown keys are left out. */
export function findPreviews(keys: readonly string[]): readonly PreviewPlacement[] {
  return keys.flatMap((key) => byKey.get(key) ?? []);
}

/** The six that most of an ad's money goes to: what to look at first. */
export const mainMetaKeys = [
  'facebook.feed.mobile',
  'instagram.stream.mobile',
  'facebook.story.mobile',
  'instagram.reels.mobile',
  'facebook.feed.desktop',
  'facebook.marketplace.mobile',
] as const;
/** Keys of the Google placements that are shown first. */
export const mainGoogleKeys = [
  'google.search.mobile',
  'google.display.desktop',
  'google.discover.mobile',
  'google.youtube_in_feed.mobile',
  'google.youtube_shorts.mobile',
  'google.gmail.mobile',
] as const;
