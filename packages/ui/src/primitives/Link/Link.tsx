import { chakra } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { LinkContext } from '../../provider/LinkContext';

const StyledLink = chakra('a', {
  base: {
    color: 'brand.fg',
    fontWeight: 'medium',
    borderRadius: 'l1',
    textDecoration: 'underline',
    textDecorationColor: 'brand.border',
    textUnderlineOffset: '3px',
    focusVisibleRing: 'outside',
    colorPalette: 'brand',
    _hover: { textDecorationColor: 'currentColor' },
  },
  variants: {
    quiet: {
      true: {
        color: 'inherit',
        fontWeight: 'inherit',
        textDecoration: 'none',
        _hover: { textDecoration: 'underline' },
      },
    },
  },
});

export type LinkProps = {
  /** Path of the app or full URL. */
  href: string;
  /** Link text. */
  children: ReactNode;
  /** Opens in a new tab with `noopener`. */
  external?: boolean;
  /** Styled like the surrounding text until hover or focus. */
  quiet?: boolean;
};

/** Link in text. */
export function Link({ href, children, external = false, quiet = false }: LinkProps) {
  const LinkComponent = use(LinkContext);
  if (external) {
    return (
      <StyledLink href={href} target="_blank" rel="noopener noreferrer" quiet={quiet}>
        {children}
      </StyledLink>
    );
  }
  return (
    <StyledLink asChild quiet={quiet}>
      <LinkComponent href={href}>{children}</LinkComponent>
    </StyledLink>
  );
}
