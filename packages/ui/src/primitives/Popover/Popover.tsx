import { Popover as Parts } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Portal } from '../../provider/Portal';
import { popoverRecipe } from './popoverRecipe';

export type PopoverProps = {
  /** Button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement;
  /** Title of the panel. */
  title: string;
  /** The content. */
  children: ReactNode;
  /**
   * Alignment to the button.
   * @default 'start'
   */
  align?: 'start' | 'end';
};

/** Small panel beside its button, for settings that take effect at once. */
export function Popover({ trigger, title, children, align = 'start' }: PopoverProps) {
  return (
    <Parts.Root
      recipe={popoverRecipe}
      lazyMount
      unmountOnExit
      portalled
      positioning={{ placement: `bottom-${align}` }}
    >
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content aria-label={title}>
            <Parts.Title>{title}</Parts.Title>
            {children}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
