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
  /** `inherit` is one line of text high. Default `md`, 24 px. */
  size?: 'inherit' | 'sm' | 'md' | 'lg';
  /** Spoken text, such as 'Loading tickets'. Leave it out where a neighbour says it. */
  label?: string;
};

/** Says that something is under way. Prefer a skeleton where the shape of the answer is known. */
export function Spinner({ size = 'md', label }: SpinnerProps) {
  if (!label) return <Ring size={size} aria-hidden />;
  return <Ring size={size} role="status" aria-label={label} />;
}
