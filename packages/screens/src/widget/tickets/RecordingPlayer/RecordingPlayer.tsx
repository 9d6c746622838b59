import { Box, translate } from '@adlane/ui';
import { useEffect, useRef } from 'react';

export type RecordingPlayerProps = {
  /** A WebM or MP4 video. */
  file: File;
};

/** Plays a screen recording. */
export function RecordingPlayer({ file }: RecordingPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(
    function openFile() {
      const { current } = video;
      if (!current) return undefined;
      const url = URL.createObjectURL(file);
      current.src = url;
      return () => {
        current.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [file],
  );
  return (
    <Box bg="black" rounded="lg" overflow="hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: a visitor's recording comes without captions. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        aria-label={translate('Screen recording')}
        style={{ display: 'block', width: '100%', maxHeight: '70vh' }}
      />
    </Box>
  );
}
