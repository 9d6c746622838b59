import type { CSSProperties } from 'react';
import { computeShownRatio } from '../content/pickMedia';
import { Advertiser } from '../parts/Advertiser';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

/** A message in a conversation that was there before: Messenger's sponsored messages. */
export function ConversationAd({ placement, content, mode }: FamilyProps) {
  const { cutOffs, ratio } = placement;
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths.mobile}>
      <Advertiser
        name={content.name}
        pictureUrl={content.pictureUrl}
        note="Sponsored message"
        style={heading}
      />
      <div style={{ display: 'grid', gap: 8, padding: 16 }}>
        <FoldedText text={content.text} cutOffs={cutOffs} style={bubble} />
        <div style={card}>
          <MediaBox media={content.media} ratio={computeShownRatio(content.media, ratio)} />
          <div style={{ padding: '10px 14px' }}>
            <TruncatedText
              text={content.headline}
              characters={cutOffs.headline}
              placeholder="Your headline"
              style={strong}
            />
            <TruncatedText text={content.description} characters={cutOffs.description} style={quiet} />
          </div>
          {content.callToAction ? <div style={action}>{content.callToAction}</div> : null}
        </div>
      </div>
    </PreviewFrame>
  );
}

const heading: CSSProperties = {
  padding: '12px 16px',
  borderBlockEnd: `1px solid ${colorVariables.line}`,
};
const bubble: CSSProperties = {
  justifySelf: 'start',
  maxWidth: '90%',
  padding: '8px 12px',
  borderRadius: 18,
  background: colorVariables.raised,
};
const card: CSSProperties = {
  width: '90%',
  overflow: 'hidden',
  borderRadius: 16,
  border: `1px solid ${colorVariables.line}`,
};
const action: CSSProperties = {
  padding: '10px 14px',
  textAlign: 'center',
  fontWeight: 600,
  color: colorVariables.link,
  borderBlockStart: `1px solid ${colorVariables.line}`,
};
const quiet: CSSProperties = { fontSize: 13, color: colorVariables.muted };
const strong: CSSProperties = { fontWeight: 600 };
