import { chakra } from '@chakra-ui/react';
import { type ReactNode, use } from 'react';
import { LinkContext } from '../../provider/LinkContext';

const RowLink = chakra('a', {
  base: {
    color: 'inherit',
    fontWeight: 'medium',
    textDecoration: 'none',
    outline: 0,
    // The link covers its row, so that the whole row can be pressed and only one thing takes the focus.
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
  /** Where the row or card leads. */
  href: string;
  /** What names it. */
  children: ReactNode;
};

/** The link of a row or card: it covers all of the nearest positioned element, and the list's keys find it. */
export function CoveringLink({ href, children }: CoveringLinkProps) {
  const LinkComponent = use(LinkContext);
  return (
    <RowLink asChild data-row-link>
      <LinkComponent href={href}>{children}</LinkComponent>
    </RowLink>
  );
}
