/** Maximum length of an email address; apart from `limits`, so that the frame bundles no other one. */
export const maxEmailLength = 254;

/**
 * Limits of ads §5, and those of ads §4 and §9 for the same fields. Text lengths are in characters as counted
 * by `countCharacters`; sizes in bytes; images in pixels.
 */
export const limits = {
  text: {
    /** Facebook and Google headline. */
    heading: 30,
    longHeading: 90,
    description: 90,
    shortDescription: 60,
    /**
     * Facebook ad text. The specification has a message but no number: Instagram, one of the default
     * placements, truncates captions after 2,200 characters.
     */
    adText: 2200,
    googleBusinessName: 20,
    googleCampaignName: 15,
    url: 2048,
    email: maxEmailLength,
    /** One UTM tag of a URL. */
    utmTag: 255,
  },
  /** Versions per list of a Facebook template. */
  facebookVersions: { min: 3 },
  /** Entries per list of a Google template. */
  google: {
    headlines: { min: 3, max: 15 },
    longHeadlines: { min: 1, max: 5 },
    descriptions: { min: 3, max: 5 },
    media: { max: 20 },
    logos: { max: 5, minWidthPx: 512 },
  },
  facebook: {
    media: { max: 7 },
    /** Cards of a carousel: Meta takes 10, a template has 7 media. */
    cards: { min: 2, max: 7, onInstagram: 5 },
    /** Radius that Facebook accepts for pins and cities; `minRegulated` for special ad categories. */
    radius: {
      mile: { min: 1, minRegulated: 15, max: 50 },
      kilometer: { min: 1, minRegulated: 25, max: 80 },
    },
    /** Places and pins of one ad set. */
    places: { max: 200 },
    /**
     * A budget is unusual above `timesUsual` of the median daily budget of the account's ads in the last `days` days, or,
     * with fewer than `minAds` of them, above `timesFloor` of the account's smallest daily budget (about one dollar).
     */
    unusualBudget: { timesUsual: 5, minAds: 3, days: 90, timesFloor: 500 },
    /** Languages of one ad set. */
    locales: { max: 90 },
    /** Return on ad spend that a bid may demand: 1 is as much as was spent. */
    minRoas: { min: 0.01, max: 1000 },
  },
  /** In the smallest unit of any currency. */
  budget: { max: 100_000_000_00 },
  /**
   * The upper limits bound the memory of who decodes the image: 50 megapixels (a photo of today's phones) are
   * 200 MB, and browsers draw no side above 16,384 pixels.
   */
  image: { maxBytes: 5_242_880, minWidthPx: 320, minHeightPx: 320, maxSidePx: 16_384, maxPixels: 50_000_000 },
  video: { maxBytes: 524_288_000 },
  /** Width to height; `tolerance` is the allowed relative deviation (one pixel of rounding at 600 wide). */
  ratios: {
    landscape: { ratio: 1.91, minWidthPx: 600, minHeightPx: 314, bestWidthPx: 1200, bestHeightPx: 628 },
    square: { ratio: 1, minWidthPx: 300, minHeightPx: 300, bestWidthPx: 1200, bestHeightPx: 1200 },
    tolerance: 0.01,
  },
  /** In the selected unit (mile or kilometer); `start` is the value of a new template. */
  radius: { min: 20, max: 500, start: 1 },
  /** Digits of a phone number with its country code (E.164). */
  phoneDigits: { min: 7, max: 15 },
  age: { min: 18, max: 65 },
} as const;
