import { facebookPlatformLabels } from '@adlane/contract/constants';
import type { PreviewDevice, PreviewPlacement, PreviewPlatform } from './PreviewPlacement';

export const platformLabels: Readonly<Record<PreviewPlatform, string>> = {
  ...facebookPlatformLabels,
  google: 'Google',
};

export const deviceLabels: Readonly<Record<PreviewDevice, string>> = { desktop: 'Desktop', mobile: 'Mobile' };

/** 'Facebook Feed, mobile' */
export function placementName({ platform, label, device }: PreviewPlacement): string {
  return `${platformLabels[platform]} ${label}, ${deviceLabels[device].toLowerCase()}`;
}
