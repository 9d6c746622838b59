import { chakra } from '@chakra-ui/react';
import { useState } from 'react';

const Circle = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: 'full',
    bg: 'brand.muted',
    color: 'brand.fg',
    fontWeight: 'semibold',
    userSelect: 'none',
  },
  variants: {
    size: {
      sm: { boxSize: 7, textStyle: '2xs' },
      md: { boxSize: 9, textStyle: 'xs' },
      lg: { boxSize: 14, textStyle: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

const Picture = chakra('img', { base: { boxSize: 'full', objectFit: 'cover' } });

// Drawn by CSS: as text they would be read out, and searched for, as a word.
const Initials = chakra('span', { base: { _before: { content: 'attr(data-initials)' } } });

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [words[0], last]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export type AvatarProps = {
  /** Whose face it is; spoken, and its initials stand in for a missing picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null | undefined;
  /** Default `md`, 36 px. */
  size?: 'sm' | 'md' | 'lg';
};

/** A person or a company in a circle. */
export function Avatar({ name, src, size = 'md' }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const showsPicture = src && src !== failedSrc;
  return (
    <Circle size={size} role="img" aria-label={name}>
      {showsPicture ? (
        <Picture src={src} alt="" onError={() => setFailedSrc(src)} />
      ) : (
        <Initials data-initials={getInitials(name)} />
      )}
    </Circle>
  );
}
