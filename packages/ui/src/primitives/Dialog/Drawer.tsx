import { Drawer as Parts, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import { drawerRecipe } from './dialogRecipe';

export type DrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, the cross and a press outside. Leave it `open` to refuse. */
  onClose: () => void;
  /** Names the drawer. */
  title: string;
  /** A sentence under the title. */
  description?: ReactNode;
  /** The content; it scrolls between title and footer. */
  children: ReactNode;
  /** Buttons; the main one last. They stay in sight. */
  footer?: ReactNode;
  /** Widest it gets: 24, 36 or 56 rem. Default `md`. */
  size?: 'sm' | 'md' | 'lg';
  /** Spoken name of the cross. Default 'Close'. */
  closeLabel?: string;
};

/**
 * A layer that goes away asks the layers above it to close as well, also where one drawer takes another's place.
 * Whether a drawer is open is its owner's to say alone.
 */
function stayOpen(content: HTMLElement | null) {
  const refuse = (event: Event) => event.preventDefault();
  content?.addEventListener('layer:request-dismiss', refuse);
  return () => content?.removeEventListener('layer:request-dismiss', refuse);
}

/** A longer task beside the page, from the end of the reading direction. Full width on phones. */
export function Drawer(props: DrawerProps) {
  const { open, onClose, title, description, children, footer, size = 'md', closeLabel = 'Close' } = props;
  return (
    <Parts.Root
      recipe={drawerRecipe}
      size={size}
      open={open}
      lazyMount
      unmountOnExit
      onOpenChange={(change) => (change.open ? undefined : onClose())}
    >
      <Portal>
        <Parts.Backdrop />
        <Parts.Positioner>
          <Parts.Content ref={stayOpen}>
            <Parts.Header>
              <Parts.Title>{title}</Parts.Title>
              {description ? <Parts.Description>{description}</Parts.Description> : null}
            </Parts.Header>
            <Parts.Body tabIndex={0} role="group" aria-label={title}>
              {children}
            </Parts.Body>
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
