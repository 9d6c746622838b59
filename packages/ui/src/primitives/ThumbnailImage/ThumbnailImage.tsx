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
  /** URL of the image; without one, or if loading fails, an icon is shown. */
  src?: string | null | undefined;
  /** Alternative text; empty if text beside it says the same. */
  alt: string;
  /**
   * Step of sizes, or a CSS width.
   * @default 14
   */
  width?: number | string;
  /**
   * CSS aspect ratio: `1` is a square.
   * @default '1'
   */
  ratio?: string;
};

/** Small image that reserves its space while loading and on failure. */
export function ThumbnailImage({ src, alt, width = 14, ratio = '1' }: ThumbnailImageProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const showsPicture = src && src !== failedSrc;
  return (
    <Frame w={width} style={{ aspectRatio: ratio }}>
      {showsPicture ? (
        <Picture src={src} alt={alt} loading="lazy" decoding="async" onError={() => setFailedSrc(src)} />
      ) : (
        <ImageOff {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })} />
      )}
    </Frame>
  );
}
