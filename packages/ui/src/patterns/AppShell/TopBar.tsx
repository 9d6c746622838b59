import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { IconButton } from '../../primitives/Button/IconButton';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { Menu } from '../../primitives/Menu/Menu';
import type { AppShellProps } from './AppShellProps';
import { BrandLink, NavigationEntries } from './SideMenu';

const FaceButton = chakra('button', {
  base: {
    borderRadius: 'full',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    display: 'inline-flex',
  },
});

/** Top bar: menu button and brand on phones, content of the app, account menu. */
export function TopBar(props: AppShellProps) {
  const { brand, homeHref, navigation, user, userMenu, topBar } = props;
  const [menuIsOpen, setMenuOpen] = useState(false);
  const closeMenu = () => setMenuOpen(false);
  return (
    <HStack as="header" gap={2} h={14} px={{ base: 3, md: 8 }} bg="bg.panel" borderBottomWidth="1px">
      <Box display={{ base: 'flex', lg: 'none' }} alignItems="center" gap={2} minW={0}>
        <IconButton label={translate('Open menu')} icon={<MenuIcon />} onClick={() => setMenuOpen(true)} />
        <BrandLink brand={brand} homeHref={homeHref} />
      </Box>
      <HStack flex="1" minW={0} justifyContent="flex-end" gap={2}>
        {topBar}
      </HStack>
      <Menu
        trigger={
          <FaceButton
            type="button"
            aria-label={translate('Account of {name}', { name: user.name })}
            title={user.email}
          >
            <Avatar name={user.name} src={user.avatarUrl} />
          </FaceButton>
        }
        items={userMenu}
        heading={
          <>
            <Box textStyle="sm" fontWeight="semibold" overflowWrap="anywhere">
              {user.name}
            </Box>
            <Box textStyle="xs" color="fg.muted" overflowWrap="anywhere">
              {user.role ? `${user.email} · ${user.role}` : user.email}
            </Box>
          </>
        }
      />
      <Drawer open={menuIsOpen} onClose={closeMenu} title={translate('Menu')} size="sm">
        <Box as="nav" aria-label={translate('All pages')} onClick={closeMenu}>
          <NavigationEntries items={navigation} />
        </Box>
      </Drawer>
    </HStack>
  );
}
