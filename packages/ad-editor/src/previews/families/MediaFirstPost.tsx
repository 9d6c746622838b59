import { limits } from '@adlane/contract/rules';
import { Bookmark, ChevronRight, Heart, MessageCircle, Send } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { computeShownRatio } from '../content/pickMedia';
import { Advertiser } from '../parts/Advertiser';
import { CardStrip } from '../parts/CardStrip';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { colorVariables } from '../parts/previewColors';
import { type FamilyProps, screenWidths, toSkin } from './FamilyProps';

const actionIcons = (
  <div style={{ display: 'flex', gap: 14, padding: '12px 14px 6px' }} aria-hidden>
    <Heart size={22} />
    <MessageCircle size={22} />
    <Send size={22} />
    <Bookmark size={22} style={{ marginInlineStart: 'auto' }} />
  </div>
);

const ActionBar = memo(function ActionBar({ label }: { label: string }) {
  if (label === '') return null;
  return (
    <div style={actionBar}>
      {label}
      <ChevronRight size={18} aria-hidden />
    </div>
  );
});

const Caption = memo(function Caption({ name, ...text }: { name: string } & CaptionProps) {
  return <FoldedText {...text} more="more" less="less" lead={<b>{name} </b>} style={caption} />;
});
type CaptionProps = Pick<Parameters<typeof FoldedText>[0], 'text' | 'cutOffs'>;

/** A post with its image before the text: Instagram's feeds. */
export function MediaFirstPost({ placement, content, mode }: FamilyProps) {
  return (
    <PreviewFrame skin={toSkin(placement)} mode={mode} width={screenWidths[placement.device]}>
      <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Sponsored" style={heading} />
      {content.cards ? (
        <CardStrip
          cards={content.cards.slice(0, limits.facebook.cards.onInstagram)}
          hasEndCard={false}
          look="wide"
          cutOffs={placement.cutOffs}
          callToAction=""
          pictureUrl={content.pictureUrl}
          name={content.name}
        />
      ) : (
        <MediaBox media={content.media} ratio={computeShownRatio(content.media, placement.ratio)} />
      )}
      <ActionBar label={content.callToAction} />
      {actionIcons}
      <Caption name={content.name} text={content.text} cutOffs={placement.cutOffs} />
    </PreviewFrame>
  );
}

const actionBar: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 44,
  paddingInline: 14,
  fontWeight: 600,
  color: colorVariables.onAccent,
  background: colorVariables.accent,
};
const caption: CSSProperties = { padding: '2px 14px 14px' };
const heading: CSSProperties = { padding: '10px 14px' };
