import { chakra } from '@chakra-ui/react';
import { ImageOff } from 'lucide-react';
import { useState } from 'react';

const Frame = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'l2',
    bg: 'bg.muted',
    color: 'fg.subtle',
    '& svg': { boxSize: '40%', maxH: 6, maxW: 6 },
  },
});

const Picture = chakra('img', { base: { boxSize: 'full', objectFit: 'cover' } });

export type ThumbnailImageProps = {
  /** Address of the picture; without one, or when it fails, a sign stands in. */
  src?: string | null | undefined;
  /** What it shows; empty where a text beside it says so. */
  alt: string;
  /** CSS width. Default 3.5rem. */
  width?: string;
  /** CSS aspect ratio. Default square. */
  ratio?: string;
};

/** A small picture that keeps its place while it loads and when it fails. */
export function ThumbnailImage({ src, alt, width = '3.5rem', ratio = '1' }: ThumbnailImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const showsPicture = src && src !== failedSrc;
  return (
    <Frame style={{ width, aspectRatio: ratio }}>
      {showsPicture ? (
        <Picture src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      ) : (
        <ImageOff {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} />
      )}
    </Frame>
  );
}
