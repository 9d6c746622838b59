import { chakra } from '@chakra-ui/react';
import { use } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Flex } from '../../layout/Flex';
import { Stack } from '../../layout/Stack';
import { LinkContext } from '../../provider/LinkContext';
import type { AppShellProps, NavigationItem } from './AppShellProps';

const Entry = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    minH: 9,
    px: 3,
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    textDecoration: 'none',
    color: 'fg.muted',
    colorPalette: 'brand',
    focusVisibleRing: 'inside',
    '& svg': { boxSize: 4.5, flexShrink: 0 },
    _hover: { bg: 'bg.muted', color: 'fg' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg' },
  },
  variants: {
    nested: {
      true: {
        minH: 8,
        ps: 10,
        fontWeight: 'normal',
        '&[aria-current]': { bg: 'transparent', fontWeight: 'medium' },
      },
    },
  },
});

type EntriesProps = {
  /** Menu entries. */
  items: readonly NavigationItem[];
};

/** Menu entries; those of the current section are expanded. */
export function NavigationEntries({ items }: EntriesProps) {
  const LinkComponent = use(LinkContext);
  return (
    <Stack as="ul" listStyleType="none" gap={0.5}>
      {items.map((item) => (
        <li key={item.href}>
          <Entry asChild>
            <LinkComponent href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.icon}
              {item.label}
            </LinkComponent>
          </Entry>
          {item.current && item.children ? (
            <Stack as="ul" listStyleType="none" my={1} gap={0.5}>
              {item.children.map((child) => (
                <li key={child.href}>
                  <Entry asChild nested>
                    <LinkComponent href={child.href} aria-current={child.current ? 'page' : undefined}>
                      {child.label}
                    </LinkComponent>
                  </Entry>
                </li>
              ))}
            </Stack>
          ) : null}
        </li>
      ))}
    </Stack>
  );
}

/** Brand link to the home page. */
export function BrandLink({ brand, homeHref }: Pick<AppShellProps, 'brand' | 'homeHref'>) {
  const LinkComponent = use(LinkContext);
  return (
    <Flex
      asChild
      align="center"
      minH={10}
      borderRadius="l2"
      color="fg"
      textDecoration="none"
      fontWeight="semibold"
      colorPalette="brand"
      focusVisibleRing="outside"
    >
      <LinkComponent href={homeHref}>{brand}</LinkComponent>
    </Flex>
  );
}

/** Side menu, from 1024 px. */
export function SideMenu({ brand, homeHref, navigation }: AppShellProps) {
  return (
    <Box
      display={{ base: 'none', lg: 'flex' }}
      flexDirection="column"
      w="15rem"
      flexShrink={0}
      borderInlineEndWidth="1px"
      bg="bg.panel"
    >
      <Stack
        as="nav"
        aria-label={translate('Main')}
        position="sticky"
        top={0}
        maxH="dvh"
        overflowY="auto"
        px={3}
        py={4}
        gap={5}
      >
        <Box px={3}>
          <BrandLink brand={brand} homeHref={homeHref} />
        </Box>
        <NavigationEntries items={navigation} />
      </Stack>
    </Box>
  );
}
