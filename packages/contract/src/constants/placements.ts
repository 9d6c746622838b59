import { defaultPlacements, type PlacementPlatform } from './targeting';

/**
 * Placements that a platform has closed, and what it says of it. Those among the defaults of ads §3 stay in a template
 * and are left out when it is launched.
 */
export const closedPlacements: Readonly<Record<PlacementPlatform, Readonly<Record<string, string>>>> = {
  facebook: {
    video_feeds: 'Facebook closed video feeds with version 24 of its Marketing API.',
    instant_article: 'Facebook closed Instant Articles in April 2023.',
  },
  instagram: {
    explore: 'Instagram closed Explore with version 26 of the Marketing API; Explore home is left.',
  },
  audience_network: {},
  messenger: { story: 'Messenger closed stories with version 26 of the Marketing API.' },
};

/** Placements that the platforms have and that a new template does not start with. */
export const furtherPlacements: Readonly<Record<PlacementPlatform, readonly string[]>> = {
  facebook: ['profile_feed', 'facebook_reels_overlay', 'instant_article'],
  instagram: [],
  audience_network: ['rewarded_video'],
  messenger: ['sponsored_messages'],
};

/** Every placement of a platform that is known here, closed ones included: the defaults first. */
export function placementsOf(platform: PlacementPlatform): readonly string[] {
  return [...defaultPlacements[platform], ...furtherPlacements[platform]];
}
