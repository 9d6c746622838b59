import type { PreviewContent } from '../content/PreviewContent';
import type { PreviewSkin } from '../parts/previewColors';
import type { PreviewMode, PreviewPlacement } from '../placements/PreviewPlacement';

/** What every frame is given. */
export type FamilyProps = {
  placement: PreviewPlacement;
  content: PreviewContent;
  mode: PreviewMode;
};

const skins: Readonly<Record<PreviewPlacement['platform'], PreviewSkin>> = {
  facebook: 'facebook',
  messenger: 'facebook',
  instagram: 'instagram',
  threads: 'instagram',
  audience_network: 'app',
  google: 'google',
};

/** The platform's colours. */
export function toSkin({ platform }: PreviewPlacement): PreviewSkin {
  return skins[platform];
}

/** CSS widths of the screens that ads are drawn on. */
export const screenWidths = { mobile: '22.5rem', desktop: '31rem', upright: '16.875rem' } as const;
