export const genders = ['both', 'male', 'female'] as const;
export const distanceUnits = ['mile', 'kilometer'] as const;
export const placementModes = ['Automatic', 'Manual'] as const;
/** Kinds of detailed targeting (ads §9). */
export const audienceKinds = ['interests', 'demographics', 'behaviors'] as const;
export const locationModes = ['include', 'exclude'] as const;
export const locationMethods = ['search', 'radius'] as const;
export const deviceTypes = ['all', 'desktop', 'mobile'] as const;
export const mobileOperatingSystems = ['all', 'iOS', 'Android'] as const;
export const mobileOperatingSystemLabels = { all: 'All', iOS: 'iOS only', Android: 'Android only' } as const;

export const specialAdCategories = ['NONE', 'HOUSING', 'FINANCIAL_PRODUCTS_SERVICES', 'EMPLOYMENT'] as const;
/** Labels of the special ad categories (ads §9); `NONE` is the empty option. */
export const specialAdCategoryLabels = {
  HOUSING: 'Housing',
  FINANCIAL_PRODUCTS_SERVICES: 'Financial products and services',
  EMPLOYMENT: 'Employment',
} as const;

export const placementPlatforms = ['facebook', 'instagram', 'audience_network', 'messenger'] as const;
export type PlacementPlatform = (typeof placementPlatforms)[number];

/** Default placements of a template (ads §3). Closed ones are omitted at launch. */
export const defaultPlacements: Readonly<Record<PlacementPlatform, readonly string[]>> = {
  facebook: [
    'feed',
    'right_hand_column',
    'marketplace',
    'video_feeds',
    'story',
    'search',
    'instream_video',
    'facebook_reels',
  ],
  instagram: ['stream', 'story', 'explore', 'explore_home', 'reels', 'profile_feed', 'ig_search'],
  audience_network: ['classic'],
  messenger: ['messenger_home', 'story'],
};
