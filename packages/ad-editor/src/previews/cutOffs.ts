import { limits } from '@adlane/contract/rules';

/**
 * How much of each text a placement shows, in characters (code points); `textLines` counts lines that the author
 * broke. 0: the placement has no room for this text at all.
 */
export type CutOffs = {
  readonly text: number;
  readonly textLines?: number;
  readonly headline: number;
  readonly description: number;
};

/**
 * Where the platforms cut long texts.
 *
 * Meta publishes how long a text may be to be shown in full, not the pixel at which it is cut: the numbers of its Ads
 * Guide (facebook.com/business/ads-guide, by format and placement, 2026) are taken as the cut. Of the feed, which
 * shows more on a wide screen, and of the lines after which it folds, the guide says nothing: these two are what the
 * feeds were seen to do in 2025 and 2026. Google cuts by width and promises room for the full length of each asset
 * (support.google.com/google-ads/answer/14528373 and /7684791), so its cuts are the limits of ads §5; only what
 * YouTube lays over a video is shorter.
 */
export const cutOffs = {
  facebookFeedDesktop: { text: 300, textLines: 5, headline: 40, description: 30 },
  /** The button beside the headline leaves a phone room for 27 characters of it. */
  facebookFeedMobile: { text: 125, textLines: 3, headline: 27, description: 0 },
  /** Facebook's and Instagram's stories: 125 of text, 40 of headline. */
  story: { text: 125, textLines: 3, headline: 40, description: 0 },
  /** Reels of Facebook: 40 of text, 55 of headline. */
  facebookReels: { text: 40, textLines: 1, headline: 55, description: 0 },
  /** Reels of Instagram: 72 of text. */
  instagramReels: { text: 72, textLines: 1, headline: 0, description: 0 },
  /** A banner over a reel: 10 characters of headline. */
  reelsOverlay: { text: 40, textLines: 1, headline: 10, description: 0 },
  marketplace: { text: 0, headline: 40, description: 0 },
  rightColumn: { text: 0, headline: 40, description: 30 },
  instream: { text: 125, textLines: 3, headline: 40, description: 30 },
  /** The caption folds after 125 characters or the second line; headlines are not shown. */
  instagramFeed: { text: 125, textLines: 2, headline: 0, description: 0 },
  notification: { text: 90, textLines: 2, headline: 0, description: 0 },
  /** Threads shows 500 characters in full. */
  threads: { text: 500, headline: 40, description: 0 },
  /** One line of the inbox. */
  messengerInbox: { text: 60, textLines: 1, headline: 40, description: 0 },
  sponsoredMessage: { text: 125, textLines: 3, headline: 40, description: 30 },
  audienceNetworkNative: { text: 125, textLines: 3, headline: 40, description: 30 },
  audienceNetworkBanner: { text: 0, headline: 40, description: 0 },
  audienceNetworkFull: { text: 125, textLines: 3, headline: 40, description: 0 },
  googleSearch: {
    text: limits.text.description * 2 + 1,
    headline: limits.text.heading * 3 + 6,
    description: 0,
  },
  googleSearchMobile: {
    text: limits.text.description,
    headline: limits.text.heading * 2 + 3,
    description: 0,
  },
  googleDisplay: { text: limits.text.description, headline: limits.text.longHeading, description: 0 },
  googleSmallDisplay: { text: limits.text.shortDescription, headline: limits.text.heading, description: 0 },
  discover: { text: limits.text.description, headline: limits.text.longHeading, description: 0 },
  gmail: { text: limits.text.description, headline: limits.text.heading, description: 0 },
  youtubeInFeed: { text: limits.text.description, headline: limits.text.longHeading, description: 0 },
  /** Laid over the video: a headline of 15 characters and 70 of description at most. */
  youtubeOverlay: { text: 70, textLines: 1, headline: 15, description: 0 },
} as const satisfies Record<string, CutOffs>;
