import { translate } from '@adlane/ui';
import { type CSSProperties, memo } from 'react';
import { Advertiser } from '../parts/Advertiser';
import { CallToAction } from '../parts/CallToAction';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

const PlayerIcons = memo(function PlayerIcons({ canSkip }: { canSkip: boolean }) {
  return (
    <>
      <span style={{ ...icon, insetBlockEnd: 10, insetInlineStart: 10 }}>{translate('Ad · 0:15')}</span>
      {canSkip ? (
        <span style={{ ...icon, insetBlockEnd: 10, insetInlineEnd: 10 }}>{translate('Skip')}</span>
      ) : null}
    </>
  );
});

/** An ad that plays in a video: in-stream on Facebook and YouTube. */
export function PlayerAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs, device } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths[device]}>
      <div style={{ position: 'relative' }}>
        <MediaBox media={content.media} ratio={placement.ratio.max} />
        <PlayerIcons canSkip={placement.platform === 'google'} />
      </div>
      <div style={{ display: 'grid', gap: 8, padding: '12px 16px 14px' }}>
        <div style={bar}>
          <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Sponsored" style={who} />
          <CallToAction label={content.callToAction} shape="pill" style={pill} />
        </div>
        <TruncatedText
          text={content.headline}
          characters={cutOffs.headline}
          placeholder="Your headline"
          style={strong}
        />
        <FoldedText text={content.text} cutOffs={cutOffs} />
        <TruncatedText text={content.description} characters={cutOffs.description} style={quiet} />
      </div>
    </PreviewFrame>
  );
}

const icon: CSSProperties = {
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
