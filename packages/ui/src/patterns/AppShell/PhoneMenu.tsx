import { cloneElement, type MouseEventHandler, type ReactElement, useState } from 'react';
import { translate } from '../../language/translate';
import { Box } from '../../layout/Box';
import { Drawer } from '../../primitives/Dialog/Drawer';
import type { NavigationItem } from './AppShellProps';
import { NavigationEntries } from './SideMenu';

export type PhoneMenuProps = {
  trigger: ReactElement<{ onClick?: MouseEventHandler }>;
  navigation: readonly NavigationItem[];
};

/** All pages in a drawer, for phones. */
export function PhoneMenu({ trigger, navigation }: PhoneMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {cloneElement(trigger, { onClick: () => setOpen(true) })}
      <Drawer open={isOpen} onClose={close} title={translate('Menu')} size="sm">
        <Box as="nav" aria-label={translate('All pages')} onClick={close}>
          <NavigationEntries items={navigation} />
        </Box>
      </Drawer>
    </>
  );
}
