import { facebookPlatformLabels, platformLabels } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';
import type { PreviewDevice, PreviewPlacement, PreviewPlatform } from './PreviewPlacement';

export const previewPlatformLabels: Readonly<Record<PreviewPlatform, string>> = {
  ...facebookPlatformLabels,
  google: platformLabels.google,
};

export const deviceLabels: Readonly<Record<PreviewDevice, string>> = { desktop: 'Desktop', mobile: 'Mobile' };

/** 'Facebook Feed, mobile' */
export function formatPlacementName({ platform, label, device }: PreviewPlacement): string {
  return `${previewPlatformLabels[platform]} ${translate(label)}, ${translate(deviceLabels[device]).toLowerCase()}`;
}
