import { cloneElement, type MouseEvent, type MouseEventHandler, type ReactElement, useState } from 'react';
import { Box } from '../../layout/Box';
import { Drawer } from '../../primitives/Dialog/Drawer';
import { FolderList } from './FolderList';
import type { FolderTreeProps } from './FolderTreeProps';

type FolderDrawerProps = FolderTreeProps & { trigger: ReactElement<{ onClick?: MouseEventHandler }> };

/** The folders in a drawer, which closes when one is opened. */
export function FolderDrawer({ trigger, ...tree }: FolderDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  function closeAtFolder({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a[data-folder-id]')) close();
  }
  return (
    <>
      {cloneElement(trigger, { onClick: () => setOpen(true) })}
      <Drawer open={isOpen} onClose={close} title={tree.label} size="sm">
        <Box onClick={closeAtFolder}>
          <FolderList {...tree} />
        </Box>
      </Drawer>
    </>
  );
}
