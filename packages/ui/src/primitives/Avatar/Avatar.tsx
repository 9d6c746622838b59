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

// CSS content, so that screen readers and page search skip the initials.
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
  /** Name of the person or company: the accessible name; its initials replace a missing image. */
  name: string;
  /** URL of the image. */
  src?: string | null | undefined;
  /**
   * Size: `md` is 36 px.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
};

/** Round image of a person or company. */
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
