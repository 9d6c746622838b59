import { Dialog as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../Button/IconButton';
import { dialogRecipe } from './dialogRecipe';

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, the cross and a press outside. Leave it `open` to refuse. */
  onClose: () => void;
  /** What it asks or shows; names the dialog. */
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The content. */
  children?: ReactNode;
  /** Buttons; the main one last. */
  footer?: ReactNode;
  /** Widest it gets: 24, 28, 36, 56 or 72 rem. Default `sm`. */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** `alertdialog` interrupts and does not close by a press outside. */
  role?: 'dialog' | 'alertdialog';
  /** What gets the focus first. Default: the first thing that can have it. */
  initialFocusRef?: RefObject<HTMLElement | null>;
  /** Spoken name of the cross. Default 'Close'. */
  closeLabel?: string;
};

/** A question or a short task over the page. Keeps the focus inside and gives it back. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, children, footer, size = 'sm', role = 'dialog' } = props;
  const { initialFocusRef, closeLabel = 'Close' } = props;
  return (
    <Parts.Root
      recipe={dialogRecipe}
      // The recipe above has its own sizes; the type knows the library's.
      size={size}
      role={role}
      open={open}
      lazyMount
      unmountOnExit
      closeOnInteractOutside={role === 'dialog'}
      onOpenChange={(change) => (change.open ? undefined : onClose())}
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
            {children ? <Parts.Body tabIndex={-1}>{children}</Parts.Body> : null}
            {footer ? <Parts.Footer>{footer}</Parts.Footer> : null}
            <Parts.CloseTrigger asChild>
              <IconButton size="sm" label={closeLabel} icon={<X />} />
            </Parts.CloseTrigger>
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
