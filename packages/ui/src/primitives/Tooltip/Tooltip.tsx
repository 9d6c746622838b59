import { defineSlotRecipe, Tooltip as Parts } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Portal } from '../../provider/Portal';

export const tooltipRecipe = defineSlotRecipe({
  className: 'adlane-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      zIndex: 'tooltip',
      maxW: '2xs',
      px: 2.5,
      py: 1.5,
      borderRadius: 'l2',
      bg: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'xs',
      fontWeight: 'medium',
      shadow: 'md',
      _open: { animationStyle: 'scale-fade-in', animationDuration: 'faster' },
      _closed: { animationStyle: 'scale-fade-out', animationDuration: 'faster' },
    },
  },
});

export type TooltipProps = {
  /** A few words; never the only place of information. */
  text: string;
  /** What it explains; must be able to take the focus. */
  children: ReactElement;
};

/** A hint on hover and focus. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Parts.Root recipe={tooltipRecipe} openDelay={300} closeDelay={80} lazyMount unmountOnExit>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Portal>
        <Parts.Positioner>
          <Parts.Content>{text}</Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
