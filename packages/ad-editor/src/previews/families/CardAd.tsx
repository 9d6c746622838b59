import type { CSSProperties } from 'react';
import { computeShownRatio } from '../content/pickMedia';
import { Advertiser } from '../parts/Advertiser';
import { CallToAction } from '../parts/CallToAction';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

/** An image with a title below: Google's Discover, display and in-feed ads, and native ads in apps. */
export function CardAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths.mobile}>
      <MediaBox media={content.media} ratio={computeShownRatio(content.media, placement.ratio)} />
      <div style={{ display: 'grid', gap: 8, padding: '12px 16px 16px' }}>
        <TruncatedText
          text={content.headline}
          characters={cutOffs.headline}
          placeholder="Your headline"
          style={title}
        />
        <FoldedText text={content.text} cutOffs={cutOffs} placeholder="Your description" style={quiet} />
        <TruncatedText text={content.description} characters={cutOffs.description} style={quiet} />
        <div style={footer}>
          <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Ad" style={who} />
          <CallToAction label={content.callToAction} shape="pill" style={pill} />
        </div>
      </div>
    </PreviewFrame>
  );
}

const title: CSSProperties = { fontSize: 17, fontWeight: 600, lineHeight: 1.3 };
const quiet: CSSProperties = { color: colorVariables.muted };
const footer: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 };
const who: CSSProperties = { flex: 1, fontSize: 13 };
const pill: CSSProperties = { minHeight: 36 };
