import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const StyledHeading = chakra('h2', {
  base: {
    fontFamily: 'heading',
    fontWeight: 'semibold',
    color: 'fg',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    // Of a name, whatever its script.
    unicodeBidi: 'plaintext',
    textAlign: 'match-parent',
  },
  variants: {
    size: {
      sm: { textStyle: 'sm' },
      md: { textStyle: 'md' },
      lg: { textStyle: 'lg' },
      xl: { textStyle: 'xl' },
      '2xl': { textStyle: '3xl' },
    },
  },
  defaultVariants: { size: 'lg' },
});

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export type HeadingProps = {
  /** Heading level, independent of the size. */
  level: 1 | 2 | 3 | 4;
  /**
   * Font size. `lg` is 18 px.
   * @default 'lg'
   */
  size?: 'sm' | 'md' | 'lg' | 'xl' | '2xl';
  /** For `aria-labelledby`. */
  id?: string;
  /** Text. */
  children: ReactNode;
};

/** Heading with independent level and size. */
export function Heading({ level, size, id, children }: HeadingProps) {
  return (
    <StyledHeading as={tags[level]} {...(size ? { size } : {})} {...(id ? { id } : {})}>
      {children}
    </StyledHeading>
  );
}
