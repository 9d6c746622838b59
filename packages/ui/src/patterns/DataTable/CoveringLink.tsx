import { chakra } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { LinkContext } from '../../provider/LinkContext';

const RowLink = chakra('a', {
  base: {
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    outline: 0,
    // The link covers its row: the whole row is clickable with a single tab stop.
    _after: { content: '""', position: 'absolute', inset: 0 },
    _focusVisible: {
      _after: {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '-2px',
        borderRadius: 'l1',
      },
    },
  },
});

export type CoveringLinkProps = {
  /** Destination of the row or card. */
  href: string;
  /** Name of the row or card. */
  children: ReactNode;
};

/**
 * Link of a row or card: covers the nearest positioned ancestor and takes part in the list's keyboard
 * navigation.
 */
export function CoveringLink({ href, children }: CoveringLinkProps) {
  const LinkComponent = use(LinkContext);
  return (
    <RowLink asChild data-row-link>
      <LinkComponent href={href}>{children}</LinkComponent>
    </RowLink>
  );
}
