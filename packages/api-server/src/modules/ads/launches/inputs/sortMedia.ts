import { type PlacementGroupName, placementGroupNames } from '@adlane/contract/constants';
import { findCarousel, listAdMedia } from '@adlane/contract/rules';
import type { LaunchInputs, LaunchMedia } from './launchSettings';

/** A medium that a group of placements shows instead of the ad's own. */
export type PlacedMedia = { readonly group: PlacementGroupName; readonly media: LaunchMedia };
/** The media of a launch by their use. */
export type SortedMedia = {
  /** Media that make ads, in order. */
  readonly ads: readonly LaunchMedia[];
  /** The image that video ads show before they play; undefined where each video has its own. */
  readonly cover: LaunchMedia | undefined;
  readonly placed: readonly PlacedMedia[];
};

/**
 * Sorts the media of a launch by their use. Media of placements make no ads; in video ads (ads §3, creative
 * type) images are covers, never ads. A Dynamic ad has no media of placements: Facebook chooses. A carousel has the media of its
 * cards alone, without a common cover. Pure.
 */
export function sortMedia(template: LaunchInputs['template'], media: readonly LaunchMedia[]): SortedMedia {
  const ads = listAdMedia(template, media);
  if (findCarousel(template.templateContent)) return { ads, cover: undefined, placed: [] };
  const placed = listPlaced(template, media);
  const others = media.filter((item) => !placed.some((each) => each.media.id === item.id));
  // Something must make the ad.
  const own = others.length > 0 ? others : media;
  const isVideo = template.adCreativeType === 'video' && ads.some(({ kind }) => kind === 'video');
  return { ads, cover: isVideo ? own.find(({ kind }) => kind === 'image') : undefined, placed };
}

function listPlaced({ templateContent }: LaunchInputs['template'], media: readonly LaunchMedia[]) {
  const { campaignStructure, placementMedia = {} } = templateContent;
  if (campaignStructure === 'dynamic') return [];
  return placementGroupNames.flatMap((group): PlacedMedia[] => {
    const found = media.find(({ id }) => id === placementMedia[group]);
    return found ? [{ group, media: found }] : [];
  });
}
