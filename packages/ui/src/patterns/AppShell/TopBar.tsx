import { chakra } from '@chakra-ui/react';
import { Menu as MenuIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { HStack } from '../../layout/HStack';
import { Avatar } from '../../primitives/Avatar/Avatar';
import { IconButton } from '../../primitives/Button/IconButton';
import { createLazyOverlay } from '../../primitives/LazyOverlay/createLazyOverlay';
import { Menu } from '../../primitives/Menu/Menu';
import { barControls } from '../../theme/controlHeight';
import type { AppShellProps } from './AppShellProps';
import { BrandLink } from './SideMenu';

// Loaded when it is opened: the bar is on every page.
const PhoneMenu = createLazyOverlay(() => import('./PhoneMenu').then((module) => module.PhoneMenu), 'dialog');

const FaceButton = chakra('button', {
  base: {
    borderRadius: 'full',
    cursor: 'button',
    colorPalette: 'brand',
    focusVisibleRing: 'outside',
    display: 'inline-flex',
    '&[aria-busy=true]': { animation: 'pulse' },
  },
});

type AccountButtonProps = ComponentProps<'button'> & Pick<AppShellProps, 'user'> & { loading?: boolean };

function AccountButton({ user, loading = false, ...rest }: AccountButtonProps) {
  return (
    <FaceButton
      type="button"
      aria-label={translate('Account of {name}', { name: user.name })}
      title={user.email}
      aria-busy={loading || undefined}
      {...rest}
    >
      <Avatar name={user.name} src={user.avatarUrl} />
    </FaceButton>
  );
}

/** Top bar: menu button and brand on phones, content of the app, account menu. */
export function TopBar(props: AppShellProps & { hasMenu: boolean }) {
  const { brand, homeHref, navigation, user, userMenu, topBar, hasMenu } = props;
  return (
    <HStack
      as="header"
      gap={2}
      h={{ base: 14, md: 'page.topBar' }}
      px={{ base: 3, md: 6 }}
      bg="bg.panel"
      borderBottomWidth="1px"
      css={barControls}
    >
      {hasMenu ? (
        <Box display={{ base: 'flex', lg: 'none' }} alignItems="center" gap={2} minW={0}>
          <PhoneMenu
            navigation={navigation}
            trigger={<IconButton label={translate('Open menu')} icon={<MenuIcon />} />}
          />
          <BrandLink brand={brand} homeHref={homeHref} />
        </Box>
      ) : null}
      <HStack flex="1" minW={0} justifyContent="flex-end" gap={2}>
        {topBar}
      </HStack>
      <Menu
        trigger={<AccountButton user={user} />}
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
    </HStack>
  );
}
