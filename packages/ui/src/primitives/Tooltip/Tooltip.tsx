import { Tooltip as Parts } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { Portal } from '../../provider/Portal';
import { tooltipRecipe } from './tooltipRecipe';

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
