import type { Template } from '@adlane/contract/ads/templates';
import { getPlacementState } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import type { PreviewPlacement } from '../placements/PreviewPlacement';

/** The parts of a template that decide where its ad can be shown. */
export type PlacedAd = Pick<Template, 'templateTargeting' | 'templateAdType' | 'templateMedia'> & {
  /** True for an ad of several cards. */
  readonly isCarousel?: boolean | undefined;
};

/**
 * Formats why an ad is not shown at a Meta placement, by its settings and the platform's rules; undefined if
 * it is.
 */
export function formatPlacementNote(ad: PlacedAd, preview: PreviewPlacement): string | undefined {
  const { platform, position, closed } = preview;
  if (platform === 'google' || closed !== undefined) return closed;
  const { placement, platform: chosen, devicePlacement } = ad.templateTargeting;
  const state = getPlacementState(
    { platform, position },
    {
      adLaunchType: ad.templateAdType,
      hasVideo: ad.templateMedia.some(({ kind }) => kind === 'video'),
      isCarousel: ad.isCarousel,
      devices: devicePlacement.devices,
    },
  );
  if (state.kind === 'removed' || state.kind === 'unavailable') return state.reason;
  const isChosen = placement === 'Automatic' || (chosen[platform] ?? []).includes(position);
  return isChosen ? undefined : translate('Not selected in the settings.');
}
