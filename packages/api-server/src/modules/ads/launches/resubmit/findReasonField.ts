import type { ResubmitField } from '@adlane/contract/ads/launches';

/** Words of a platform's reason, with the part of the ad that they are about. */
const words: readonly (readonly [RegExp, ResubmitField])[] = [
  [/landing|destination|website|\burl\b|\blink\b|domain/i, 'template_content.landingPageUrl'],
  [/image|picture|video|photo|media|thumbnail|logo/i, 'template_media'],
  [/long headline|sub-?headline/i, 'template_content.subHeadlines'],
  [/headline|title/i, 'template_content.headlines'],
];

/** Returns the part of a resubmit that a platform's reason is about; the ad text where the reason does not say. */
export function findReasonField(message: string): ResubmitField {
  return words.find(([pattern]) => pattern.test(message))?.[1] ?? 'template_content.adText';
}
