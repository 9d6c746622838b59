import type { RatioRange } from './PreviewPlacement';

/** Shapes of media, width by height, as Meta's Ads Guide and Google's asset requirements name them. */
const fourToFive = 4 / 5;
const nineToSixteen = 9 / 16;
const sixteenToNine = 16 / 9;
const landscape = 1.91;

const fixedRatio = (ratio: number): RatioRange => ({ min: ratio, max: ratio });

export const ratios = {
  /** Feeds show from 4:5 upright to 1.91:1. */
  feed: { min: fourToFive, max: landscape },
  square: fixedRatio(1),
  landscape: fixedRatio(landscape),
  wide: fixedRatio(sixteenToNine),
  upright: fixedRatio(nineToSixteen),
  /** Native ads of apps: 9:16 to 1.91:1, limited so that they do not fill the screen. */
  native: { min: 1, max: landscape },
} as const;
