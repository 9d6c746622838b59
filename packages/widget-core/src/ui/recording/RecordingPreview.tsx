import { useEffect, useRef } from 'react';

export type RecordingPreviewProps = { readonly file: File; readonly label: string };

/** Plays the recording. A page whose policy forbids `blob:` media shows an empty player; the recording can still be sent. */
export function RecordingPreview({ file, label }: RecordingPreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(
    function showRecording() {
      const address = URL.createObjectURL(file);
      if (video.current) video.current.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the visitor recorded it a moment ago
  return <video ref={video} className="preview" aria-label={label} controls playsInline />;
}
