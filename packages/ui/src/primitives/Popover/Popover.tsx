import { defineSlotRecipe, Popover as Parts } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { Portal } from '../../provider/Portal';

const popoverRecipe = defineSlotRecipe({
  className: 'adlane-popover',
  slots: ['trigger', 'positioner', 'content', 'title', 'body', 'arrow', 'arrowTip', 'closeTrigger'],
  base: {
    content: {
      zIndex: 'dropdown',
      w: '18rem',
      maxW: 'calc(100vw - 2rem)',
      maxH: 'min(30rem, var(--available-height))',
      overflowY: 'auto',
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'l3',
      shadow: 'lg',
      outline: 0,
      p: 4,
      _open: { animationStyle: 'slide-fade-in', animationDuration: 'fast' },
      _closed: { animationStyle: 'slide-fade-out', animationDuration: 'faster' },
    },
    title: { textStyle: 'sm', fontWeight: 'semibold', mb: 3 },
  },
});

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
