/** Genders an audience can be limited to. */
export const genders = ['both', 'male', 'female'] as const;
/** Units of a radius. */
export const distanceUnits = ['mile', 'kilometer'] as const;
/** Whether Facebook or the agency chooses placements. */
export const placementModes = ['Automatic', 'Manual'] as const;
/** Kinds of detailed targeting (ads §9). */
export const audienceKinds = ['interests', 'demographics', 'behaviors'] as const;
/** Whether a location is included or excluded. */
export const locationModes = ['include', 'exclude'] as const;
/** Ways to choose a location. */
export const locationMethods = ['search', 'radius'] as const;
/** Device types an audience can be limited to. */
export const deviceTypes = ['all', 'desktop', 'mobile'] as const;
/** Operating systems an audience can be limited to. */
export const mobileOperatingSystems = ['all', 'iOS', 'Android'] as const;
/** Names of the operating system choices on screens. */
export const mobileOperatingSystemLabels = { all: 'All', iOS: 'iOS only', Android: 'Android only' } as const;

/** Special ad categories of Facebook (ads §9). */
export const specialAdCategories = ['NONE', 'HOUSING', 'FINANCIAL_PRODUCTS_SERVICES', 'EMPLOYMENT'] as const;
/** Labels of the special ad categories (ads §9); `NONE` is the empty option. */
export const specialAdCategoryLabels = {
  HOUSING: 'Housing',
  FINANCIAL_PRODUCTS_SERVICES: 'Financial products and services',
  EMPLOYMENT: 'Employment',
} as const;

/** Platforms whose placements can be chosen (ads §9). */
export const placementPlatforms = ['facebook', 'instagram', 'audience_network', 'messenger'] as const;
/** A platform whose placements can be chosen. */
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
