import { chakra } from '@chakra-ui/react';
import { PanelLeft } from 'lucide-react';
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
    minH: { base: 11, lg: 8 },
    px: 2.5,
    flexShrink: 0,
    cursor: 'button',
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
              <span data-menu="label">{item.label}</span>
            </LinkComponent>
          </Entry>
          {item.current && item.children ? (
            <div data-menu="nested">
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
            </div>
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

const Panel = chakra('div', {
  base: {
    position: 'sticky',
    top: 'var(--shell-top, 0px)',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    gap: 5,
    w: 'page.menu',
    h: 'calc(100dvh - var(--shell-top, 0px))',
    px: 2,
    py: 3,
    bg: 'bg.panel',
    borderInlineEndWidth: '1px',
    overflowX: 'hidden',
    overflowY: 'auto',
  },
  variants: {
    collapsed: {
      true: {
        transitionProperty: 'width',
        transitionDuration: 'moderate',
        // Pointed at or reached by keyboard, it is open for now, over the page.
        '&:is(:hover, :has(:focus-visible))': { shadow: 'lg', '& [data-menu=mark]': { display: 'none' } },
        '&:not(:hover, :has(:focus-visible))': {
          w: 'page.foldedMenu',
          '& :is(a, button)': { w: '2.5rem', overflow: 'hidden', whiteSpace: 'nowrap' },
          '& [data-menu=label]': { opacity: 0 },
          '& [data-menu=nested]': { display: 'none' },
        },
      },
    },
  },
});

/** As wide as in the open menu: texts do not wrap while it closes. */
const contentWidth = '13.5rem';

/** Side menu, from 1024 px. */
export function SideMenu(props: AppShellProps) {
  const { brand, brandMark, homeHref, navigation, menuCollapsed = false, onMenuCollapsedChange } = props;
  const visibleBrand =
    menuCollapsed && brandMark ? (
      <>
        <Box as="span" data-menu="mark" aria-hidden flexShrink={0} me={4}>
          {brandMark}
        </Box>
        {brand}
      </>
    ) : (
      brand
    );
  return (
    <Box
      display={{ base: 'none', lg: 'block' }}
      w={menuCollapsed ? 'page.foldedMenu' : 'page.menu'}
      flexShrink={0}
      zIndex="docked"
    >
      <Panel collapsed={menuCollapsed}>
        <Stack as="nav" aria-label={translate('Main')} w={contentWidth} gap={4}>
          <Box px={2}>
            <BrandLink brand={visibleBrand} homeHref={homeHref} />
          </Box>
          <NavigationEntries items={navigation} />
        </Stack>
        {onMenuCollapsedChange ? (
          <Entry asChild>
            <button type="button" onClick={() => onMenuCollapsedChange(!menuCollapsed)}>
              <PanelLeft aria-hidden />
              <span data-menu="label">
                {menuCollapsed ? translate('Expand menu') : translate('Collapse menu')}
              </span>
            </button>
          </Entry>
        ) : null}
      </Panel>
    </Box>
  );
}
