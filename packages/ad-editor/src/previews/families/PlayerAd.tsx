import { type CSSProperties, memo } from 'react';
import { Advertiser } from '../parts/Advertiser';
import { CallToAction } from '../parts/CallToAction';
import { CutLine } from '../parts/CutLine';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { type FamilyProps, screenWidths, skinOf } from './FamilyProps';

const PlayerSigns = memo(function PlayerSigns({ canSkip }: { canSkip: boolean }) {
  return (
    <>
      <span style={{ ...sign, insetBlockEnd: 10, insetInlineStart: 10 }}>Ad · 0:15</span>
      {canSkip ? <span style={{ ...sign, insetBlockEnd: 10, insetInlineEnd: 10 }}>Skip</span> : null}
    </>
  );
});

/** An ad that plays in a video: in-stream on Facebook and YouTube. */
export function PlayerAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs, device } = placement;
  return (
    <PreviewFrame skin={skinOf(placement)} mode={mode} width={screenWidths[device]}>
      <div style={{ position: 'relative' }}>
        <MediaBox media={content.media} ratio={placement.ratio.max} />
        <PlayerSigns canSkip={placement.platform === 'google'} />
      </div>
      <div style={{ display: 'grid', gap: 8, padding: '12px 16px 14px' }}>
        <div style={bar}>
          <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Sponsored" style={who} />
          <CallToAction label={content.callToAction} shape="pill" style={pill} />
        </div>
        <CutLine
          text={content.headline}
          characters={cutOffs.headline}
          placeholder="Your headline"
          style={strong}
        />
        <FoldedText text={content.text} cutOffs={cutOffs} />
        <CutLine text={content.description} characters={cutOffs.description} style={quiet} />
      </div>
    </PreviewFrame>
  );
}

const sign: CSSProperties = {
  position: 'absolute',
  padding: '3px 8px',
  borderRadius: 4,
  fontSize: 12,
  fontWeight: 600,
  color: '#ffffff',
  background: '#101214',
};
const bar: CSSProperties = { display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 };
const quiet: CSSProperties = { fontSize: 13, color: colorVariables.muted };
const who: CSSProperties = { flex: 1 };
const pill: CSSProperties = { minHeight: 36 };
const strong: CSSProperties = { fontWeight: 600 };
