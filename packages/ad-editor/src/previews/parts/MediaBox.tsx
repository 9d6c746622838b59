import { parseYoutubeVideoId } from '@adlane/contract/rules';
import { translate } from '@adlane/ui';
import { ImageOff, Play } from 'lucide-react';
import { type CSSProperties, memo, type ReactNode, useState } from 'react';
import type { PreviewMedia } from '../content/PreviewContent';
import { colorVariables } from './previewColors';

export type MediaBoxProps = {
  media: PreviewMedia | null;
  /** Width by height of the place. */
  ratio: number;
  /** `contain` shows all of it on a dark ground, as stories do; default: it fills the place and is cropped. */
  fit?: 'cover' | 'contain';
  /** Smaller signs for small places. */
  isSmall?: boolean;
  style?: CSSProperties;
};

function Missing({ isSmall, children }: { isSmall: boolean; children: string }) {
  return (
    <div style={missing} {...(isSmall ? { role: 'img', 'aria-label': children } : {})}>
      <ImageOff size={isSmall ? 18 : 28} aria-hidden />
      {isSmall ? null : <span>{children}</span>}
    </div>
  );
}

function PlayIcon({ isSmall }: { isSmall: boolean }) {
  return (
    <span style={{ ...play, ...(isSmall ? smallPlay : undefined) }} aria-hidden>
      <Play size={isSmall ? 12 : 26} fill="currentColor" />
    </span>
  );
}

type ShownProps = { media: PreviewMedia; fit: 'cover' | 'contain'; isSmall: boolean; onFail: () => void };

function Shown({ media, fit, isSmall, onFail }: ShownProps): ReactNode {
  // Overlays of a full screen are at its bottom: an image that is shown whole stays above them.
  const style = { ...filling, objectFit: fit, objectPosition: fit === 'contain' ? '50% 30%' : undefined };
  if (media.kind === 'image') {
    return <img src={media.url} alt={media.name} decoding="async" style={style} onError={onFail} />;
  }
  // A linked video is not loaded from YouTube before the user plays it: its name is shown instead.
  if (parseYoutubeVideoId(media.url)) {
    return (
      <div style={linkedVideo} role="img" aria-label={translate('Video {name}', { name: media.name })}>
        <PlayIcon isSmall={isSmall} />
      </div>
    );
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a still picture of the ad's own video, which is never played here */}
      <video
        src={media.url}
        poster={media.thumbnailUrl ?? undefined}
        aria-label={translate('Video {name}', { name: media.name })}
        preload="metadata"
        muted
        playsInline
        style={style}
        onError={onFail}
      />
      <PlayIcon isSmall={isSmall} />
    </>
  );
}

/** The ad's image or video, cropped to an aspect ratio, or an icon if it is missing. */
export const MediaBox = memo(function MediaBox(props: MediaBoxProps) {
  const { media, ratio, fit = 'cover', isSmall = false, style } = props;
  const [failedUrl, setFailedUrl] = useState<string>();
  return (
    <div style={{ ...box, aspectRatio: String(ratio), ...style }}>
      {media === null ? (
        <Missing isSmall={isSmall}>{translate('No picture or video yet')}</Missing>
      ) : media.url === failedUrl ? (
        <Missing isSmall={isSmall}>{translate("Couldn't load this picture or video")}</Missing>
      ) : (
        <Shown media={media} fit={fit} isSmall={isSmall} onFail={() => setFailedUrl(media.url)} />
      )}
    </div>
  );
});

const box: CSSProperties = {
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  background: colorVariables.raised,
};
const filling: CSSProperties = { position: 'absolute', inset: 0, width: '100%', height: '100%' };
const linkedVideo: CSSProperties = { ...filling, background: '#101214' };
const missing: CSSProperties = {
  ...filling,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 8,
  padding: 16,
  textAlign: 'center',
  fontSize: 13,
  color: colorVariables.muted,
  background: colorVariables.raised,
};
const play: CSSProperties = {
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  width: 56,
  height: 56,
  marginBlockStart: -28,
  marginInlineStart: -28,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: '#ffffff',
  background: 'rgba(16, 18, 20, 0.72)',
};
const smallPlay: CSSProperties = {
  width: 24,
  height: 24,
  marginBlockStart: -12,
  marginInlineStart: -12,
};
