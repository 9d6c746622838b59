import type { FacebookPlatform } from './facebookPlacements';

/** Groups of placements that may show another medium than the ad's own. */
export const placementGroupNames = ['stories', 'columns'] as const;
/** A group of placements. */
export type PlacementGroupName = (typeof placementGroupNames)[number];

/** A group of placements with the same shape of media. */
export type PlacementGroup = {
  readonly label: string;
  /** Recommended shape, for the user. */
  readonly shape: string;
  /** Width by height of that shape. */
  readonly ratio: number;
  /** Positions by platform. */
  readonly positions: Readonly<Partial<Record<FacebookPlatform, readonly string[]>>>;
};

/** The placements of each group; all others show the ad's own medium. */
export const placementGroups: Readonly<Record<PlacementGroupName, PlacementGroup>> = {
  stories: {
    label: 'Stories and Reels',
    shape: 'Vertical 9:16',
    ratio: 9 / 16,
    positions: {
      facebook: ['story', 'facebook_reels', 'profile_reels'],
      instagram: ['story', 'reels', 'profile_reels'],
    },
  },
  columns: {
    label: 'Right column and search results',
    shape: 'Landscape 1.91:1',
    ratio: 1.91,
    positions: { facebook: ['right_hand_column', 'search'], instagram: ['ig_search'] },
  },
};
