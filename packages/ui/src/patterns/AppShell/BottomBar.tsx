import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Grid } from '../../layout/Grid';
import { LinkContext } from '../../provider/LinkContext';
import type { NavigationItem } from './AppShellProps';

const Entry = chakra('a', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    h: 14,
    px: 1,
    color: 'fg.muted',
    textStyle: '2xs',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 5 },
    '&[aria-current]': { color: 'brand.fg' },
  },
});

/** Bottom navigation on phones and tablets. */
export function BottomBar({ items }: { items: readonly NavigationItem[] }) {
  const LinkComponent = use(LinkContext);
  return (
    <Box
      as="nav"
      aria-label={translate('Quick menu')}
      display={{ base: 'block', lg: 'none' }}
      position="fixed"
      insetInline={0}
      bottom={0}
      zIndex="docked"
      bg="bg.panel"
      borderTopWidth="1px"
      pb="env(safe-area-inset-bottom)"
    >
      <Grid as="ul" listStyleType="none" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)">
        {items.map((item) => (
          <li key={item.href}>
            <Entry asChild>
              <LinkComponent href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.icon}
                {item.label}
              </LinkComponent>
            </Entry>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
