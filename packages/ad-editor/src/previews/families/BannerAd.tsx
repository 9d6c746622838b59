import { translate } from '@adlane/ui';
import type { CSSProperties } from 'react';
import { CallToAction } from '../parts/CallToAction';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

/** A strip with a small image: banners of apps and sites, and banners over reels. */
export function BannerAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths[placement.device]}>
      <div style={strip}>
        <MediaBox media={content.media} ratio={1} isSmall style={picture} />
        <div style={{ minWidth: 0 }}>
          <TruncatedText
            text={content.headline}
            characters={cutOffs.headline}
            placeholder="Your headline"
            style={strong}
          />
          <TruncatedText text={content.text} characters={cutOffs.text} style={quiet} />
          <div style={quiet} dir="auto">
            {content.name} · {translate('Ad')}
          </div>
        </div>
        <CallToAction label={content.callToAction} style={small} />
      </div>
    </PreviewFrame>
  );
}

const strip: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: 10,
};
const quiet: CSSProperties = { fontSize: 12, color: colorVariables.muted };
const picture: CSSProperties = { width: 56, borderRadius: 8 };
const strong: CSSProperties = { fontWeight: 600, lineHeight: 1.3 };
const small: CSSProperties = { fontSize: 12 };
