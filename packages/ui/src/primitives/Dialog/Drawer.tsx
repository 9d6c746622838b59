import { Drawer as Parts } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { translate } from '../../language/translate';
import { Portal } from '../../provider/Portal';
import { IconButton } from '../Button/IconButton';
import { drawerRecipe } from './dialogRecipe';
import { LayerContext, useGuardedClose } from './useCloseGuard';

export type DrawerProps = {
  /** Whether it is open. */
  open: boolean;
  /**
   * Called by Escape, the close button and a click outside, after the user agreed to discard what `useUnsavedChangesGuard`
   * protects inside. Leave it `open` to prevent closing.
   */
  onClose: () => void;
  /** Title of the drawer. */
  title: string;
  /** Sentence under the title. */
  description?: ReactNode;
  /** Content; scrolls between title and footer. */
  children: ReactNode;
  /** Buttons, always visible; the main action last. */
  footer?: ReactNode;
  /**
   * Maximum width: 24, 36 or 56 rem.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * Accessible name of the close button.
   * @default 'Close'
   */
  closeLabel?: string;
};

/**
 * Ignores the close request of an unmounting layer below, such as a drawer that this one replaces: only the
 * owner closes a drawer.
 */
function stayOpen(content: HTMLElement | null) {
  const refuse = (event: Event) => event.preventDefault();
  content?.addEventListener('layer:request-dismiss', refuse);
  return () => content?.removeEventListener('layer:request-dismiss', refuse);
}

/** Longer task beside the page, at the end of the reading direction. Full width on phones. */
export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    footer,
    size = 'md',
    closeLabel = translate('Close'),
  } = props;
  const { layer, close } = useGuardedClose(onClose);
  return (
    <Parts.Root
      recipe={drawerRecipe}
      size={size}
      open={open}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => (change.open ? undefined : close())}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={stayOpen}>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {description ? <Parts.Description>{description}</Parts.Description> : null}
            </Parts.Header>
            <LayerContext value={layer}>
              <Parts.Body tabIndex={0} role="group" aria-label={title}>
                {children}
              </Parts.Body>
              {footer ? <Parts.Footer>{footer}</Parts.Footer> : null}
            </LayerContext>
            <Parts.CloseTrigger asChild>
              <IconButton size="sm" label={closeLabel} icon={<X />} />
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
