import { chakra } from '@chakra-ui/react';

const Ring = chakra('span', {
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBlockEndColor: 'transparent',
    borderInlineStartColor: 'transparent',
    animation: 'spin',
  },
  variants: {
    size: { inherit: { boxSize: '1em' }, sm: { boxSize: 4 }, md: { boxSize: 6 }, lg: { boxSize: 10 } },
  },
  defaultVariants: { size: 'md' },
});

export type SpinnerProps = {
  /**
   * `inherit` is the height of a text line. `md` is 24 px.
   * @default 'md'
   */
  size?: 'inherit' | 'sm' | 'md' | 'lg';
  /** Accessible name, such as 'Loading tickets'. Omit it if nearby text says so. */
  label?: string;
};

/** Shows that something is loading. Prefer a skeleton if the shape of the content is known. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  if (!label) return <Ring size={size} aria-hidden />;
  return <Ring size={size} role="status" aria-label={label} />;
}
