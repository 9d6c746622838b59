import { checkLogoCount, checkMediaCount, checkRatios, limits, messages } from '@adlane/contract/rules';
import type { MediaItem } from '@adlane/ui';
import type { MediaUse } from './checkUpload';

/** Platforms with media rules. */
export type MediaPlatform = 'facebook' | 'google';

type MediaRule = {
  /** Most that can be chosen. */
  readonly limit: number;
  /** Said when one more is chosen. */
  readonly limitText: string;
  /** Too few or too many; `undefined` where the number fits. */
  readonly checkCount: (count: number) => string | undefined;
  /** Shapes that are still missing: Google needs both. */
  readonly checkShapes: (items: readonly MediaItem[]) => string | undefined;
};

function pictures(items: readonly MediaItem[]) {
  return items.filter(({ kind }) => kind === 'image');
}

/** Returns the number and shapes of media in a part of an ad (ads §5). */
export function mediaRule(platform: MediaPlatform, use: MediaUse): MediaRule {
  if (use === 'logo') {
    return {
      limit: limits.google.logos.max,
      limitText: messages.tooManyLogos,
      checkCount: checkLogoCount,
      checkShapes: () => undefined,
    };
  }
  const isGoogle = platform === 'google';
  return {
    limit: isGoogle ? limits.google.media.max : limits.facebook.media.max,
    limitText: isGoogle ? messages.tooManyGoogleMedia : messages.tooManyFacebookMedia,
    checkCount: (count) => checkMediaCount(platform, count),
    checkShapes: (items) => (isGoogle ? checkRatios(pictures(items)) : undefined),
  };
}
