/**
 * Every number of ads §5, and the few that ads §4 and §9 set for the same fields.
 * Text lengths are in characters as `countCharacters` counts them; sizes in bytes; pictures in pixels.
 */
export const limits = {
  text: {
    /** Facebook and Google headline. */
    heading: 30,
    longHeading: 90,
    description: 90,
    shortDescription: 60,
    /**
     * Facebook ad text. The specification names the message but no number: Instagram, one of the default
     * placements, shows no caption beyond 2,200 characters.
     */
    adText: 2200,
    googleBusinessName: 20,
    googleCampaignName: 15,
    url: 2048,
    email: 254,
    /** One UTM tag of an address. */
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
    /** What Facebook's pins and cities take, in the unit; `minRegulated` for special ad categories. */
    radius: {
      mile: { min: 1, minRegulated: 15, max: 50 },
      kilometer: { min: 1, minRegulated: 25, max: 80 },
    },
    /** Places and pins of one ad set. */
    places: { max: 200 },
    /** Languages of one ad set. */
    locales: { max: 90 },
  },
  /** Smallest unit of any currency. */
  budget: { max: 100_000_000_00 },
  image: { maxBytes: 5_242_880, minWidthPx: 320, minHeightPx: 320 },
  video: { maxBytes: 524_288_000 },
  /** Width to height; `tolerance` is the share by which a picture may be off (a pixel of rounding at 600 wide). */
  ratios: {
    landscape: { ratio: 1.91, minWidthPx: 600, minHeightPx: 314, bestWidthPx: 1200, bestHeightPx: 628 },
    square: { ratio: 1, minWidthPx: 300, minHeightPx: 300, bestWidthPx: 1200, bestHeightPx: 1200 },
    tolerance: 0.01,
  },
  /** In the unit that the user chose (mile or kilometer); `start` is what a new template holds. */
  radius: { min: 20, max: 500, start: 1 },
  /** Digits of a phone number with its country code (E.164). */
  phoneDigits: { min: 7, max: 15 },
  age: { min: 18, max: 65 },
} as const;
