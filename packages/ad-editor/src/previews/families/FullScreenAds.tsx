import { translate } from '@adlane/ui';
import { ChevronUp, Ellipsis, Heart, MessageCircle, Send, X } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { computeRatio } from '../content/pickMedia';
import { Advertiser } from '../parts/Advertiser';
import { CallToAction } from '../parts/CallToAction';
import { FoldedText } from '../parts/FoldedText';
import { MediaBox } from '../parts/MediaBox';
import { PreviewFrame } from '../parts/PreviewFrame';
import { TruncatedText } from '../parts/TruncatedText';
import { type FamilyProps, screenWidths } from './FamilyProps';

/**
 * Stories and reels show an image that is not upright uncropped on a dark background; an upright one fills
 * the screen.
 */
const fillsFromRatio = 0.7;

function Screen({ content, placement, mode, children }: FamilyProps & { children: ReactNode }) {
  const isUpright = content.media === null || computeRatio(content.media) <= fillsFromRatio;
  return (
    <PreviewFrame skin="overMedia" mode={mode} width={screenWidths.upright} style={screen}>
      <MediaBox
        media={content.media}
        ratio={placement.ratio.max}
        fit={isUpright ? 'cover' : 'contain'}
        style={ground}
      />
      <div style={layer}>{children}</div>
    </PreviewFrame>
  );
}

const progress = (
  <div style={{ display: 'flex', gap: 4, paddingBlockEnd: 10 }} aria-hidden>
    <span style={{ flex: 1, height: 2, borderRadius: 1, background: '#ffffff' }} />
    <span style={{ flex: 1, height: 2, borderRadius: 1, background: 'rgba(255, 255, 255, 0.5)' }} />
  </div>
);

const swipeIcon = <ChevronUp size={18} aria-hidden />;

/** A story: the advertiser above, text and call to action below. */
export function StoryAd(props: FamilyProps) {
  const { content, placement } = props;
  return (
    <Screen {...props}>
      <div style={top}>
        {progress}
        <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Sponsored" />
      </div>
      <div style={storyWords}>
        <TruncatedText
          text={content.headline}
          characters={placement.cutOffs.headline}
          placeholder="Your headline"
          style={strong}
        />
        <FoldedText text={content.text} cutOffs={placement.cutOffs} />
        {swipeIcon}
        <CallToAction label={content.callToAction} shape="pill" />
      </div>
    </Screen>
  );
}

const reelIcons = (
  <div
    style={{ position: 'absolute', insetInlineEnd: 12, insetBlockEnd: '38%', display: 'grid', gap: 16 }}
    aria-hidden
  >
    <Heart size={22} />
    <MessageCircle size={22} />
    <Send size={22} />
    <Ellipsis size={22} />
  </div>
);

/** A reel or short: all texts are at the bottom, over the video. */
export function ReelAd(props: FamilyProps) {
  const { content, placement } = props;
  return (
    <Screen {...props}>
      {reelIcons}
      <div style={reelWords}>
        <Advertiser
          name={content.name}
          pictureUrl={content.pictureUrl}
          note={placement.platform === 'google' ? translate('Ad') : translate('Sponsored')}
        />
        <TruncatedText text={content.headline} characters={placement.cutOffs.headline} style={strong} />
        <FoldedText text={content.text} cutOffs={placement.cutOffs} more="more" less="less" />
        <CallToAction label={content.callToAction} style={reelAction} />
      </div>
    </Screen>
  );
}

const closeIcon = <X size={20} aria-hidden />;

/** An ad that covers an app: between two screens, or watched for a reward. */
export function FullScreenAd(props: FamilyProps) {
  const { content, placement } = props;
  const isRewarded = placement.position === 'rewarded_video';
  return (
    <Screen {...props}>
      <div style={topBar}>
        <span style={badge}>{isRewarded ? translate('Reward in 0:15') : translate('Ad')}</span>
        {closeIcon}
      </div>
      <div style={bottom}>
        <Advertiser name={content.name} pictureUrl={content.pictureUrl} note="Sponsored" />
        <TruncatedText
          text={content.headline}
          characters={placement.cutOffs.headline}
          placeholder="Your headline"
          style={strong}
        />
        <FoldedText text={content.text} cutOffs={placement.cutOffs} />
        <CallToAction label={content.callToAction} style={fullAction} />
      </div>
    </Screen>
  );
}

const screen: CSSProperties = { position: 'relative', borderRadius: 18 };
const ground: CSSProperties = { background: '#101214' };
const layer: CSSProperties = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
};
const top: CSSProperties = {
  padding: '12px 12px 24px',
  background: 'linear-gradient(rgba(16, 18, 20, 0.8), rgba(16, 18, 20, 0))',
};
const bottom: CSSProperties = {
  display: 'grid',
  gap: 8,
  padding: '14px 14px 18px',
  // The text changes with each keystroke; behind a plain color it is painted without the image.
  background: 'rgba(16, 18, 20, 0.78)',
};
const storyWords: CSSProperties = { ...bottom, justifyItems: 'center', textAlign: 'center' };
const reelWords: CSSProperties = { ...bottom, marginBlockStart: 'auto' };
const topBar: CSSProperties = {
  ...top,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
};
const strong: CSSProperties = { fontWeight: 700 };
const badge: CSSProperties = {
  padding: '2px 8px',
  borderRadius: 4,
  fontSize: 12,
  fontWeight: 600,
  background: '#101214',
};
const reelAction: CSSProperties = { minHeight: 40 };
const fullAction: CSSProperties = { minHeight: 44 };
