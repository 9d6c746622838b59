import { Dialog as Parts } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { translate } from '../../language/translate';
import { Portal } from '../../provider/Portal';
import { IconButton } from '../Button/IconButton';
import { dialogRecipe } from './dialogRecipe';
import { LayerContext, useGuardedClose } from './useCloseGuard';

export type DialogProps = {
  /** Whether it is open. */
  open: boolean;
  /**
   * Called by Escape, the close button and a click outside, after the user agreed to discard what `useUnsavedChangesGuard`
   * protects inside. Leave it `open` to prevent closing.
   */
  onClose: () => void;
  /** Title of the dialog. */
  title: string;
  /** Sentence under the title. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons; the main action last. */
  footer?: ReactNode;
  /**
   * Maximum width: 24, 28, 36, 56 or 72 rem.
   * @default 'sm'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` interrupts and ignores clicks outside. */
  role?: 'dialog' | 'alertdialog';
  /**
   * Initial focus.
   * @default the first focusable element
   */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /**
   * Accessible name of the close button.
   * @default 'Close'
   */
  closeLabel?: string;
};

/** Question or short task over the page. Traps the focus and restores it on close. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'sm', role = 'dialog' } = props;
  const { initialFocusRef, closeLabel = translate('Close') } = props;
  const { layer, close } = useGuardedClose(onClose);
  return (
    <Parts.Root
      recipe={dialogRecipe}
      // The recipe has its own sizes; the type has those of the library.
      size={size}
      role={role}
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={role === 'dialog'}
      onOpenChange={(change) => (change.open ? undefined : close())}
      {...(initialFocusRef ? { initialFocusEl: () => initialFocusRef.current } : {})}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {description ? <Parts.Description>{description}</Parts.Description> : null}
            </Parts.Header>
            <LayerContext value={layer}>
              {children ? (
                // Without a footer, the dialog ends with the body.
                <Parts.Body tabIndex={-1} {...(footer ? {} : { pb: 6 })}>
                  {children}
                </Parts.Body>
              ) : null}
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
