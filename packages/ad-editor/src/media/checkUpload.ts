import { imageTypes, videoTypes } from '@adlane/contract/constants';
import {
  checkImageBytes,
  checkLogoSize,
  checkUploadSize,
  checkVideoBytes,
  ownMessages,
  type RuleMessage,
  type Size,
} from '@adlane/contract/rules';

/** What media are chosen for: the ad itself, or the logos of a Google ad. */
export type MediaUse = 'ad' | 'logo';

/** Types that a file dialog offers. */
export function acceptedTypes(use: MediaUse): readonly string[] {
  return use === 'logo' ? imageTypes : [...imageTypes, ...videoTypes];
}

type UploadFacts = {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
};

/** Why the server would refuse a file, by the same rules (ads §5); `pixels` where they are known already. */
export function checkUpload({ type, size }: UploadFacts, use: MediaUse, pixels?: Size): RuleMessage {
  if (!acceptedTypes(use).includes(type)) return ownMessages.mediaTypeRefused;
  if (!type.startsWith('image/')) return checkVideoBytes(size);
  const tooLarge = checkImageBytes(size);
  if (tooLarge !== undefined || pixels === undefined) return tooLarge;
  return checkUploadSize(pixels) ?? (use === 'logo' ? checkLogoSize(pixels) : undefined);
}
