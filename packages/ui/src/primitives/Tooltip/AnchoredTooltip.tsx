import { Tooltip as Parts } from '@chakra-ui/react';
import { Portal } from '../../provider/Portal';
import { tooltipRecipe } from './tooltipRecipe';

type AnchoredTooltipProps = {
  text: string;
  /** The element that it explains. */
  anchor: Element;
  /** Called when it closes: by Escape, a click or scrolling. */
  onClose: () => void;
};

/** An open hint beside an element that has no tooltip around it, such as the cell of a table. */
export function AnchoredTooltip({ text, anchor, onClose }: AnchoredTooltipProps) {
  return (
    <Parts.Root
      recipe={tooltipRecipe}
      open
      onOpenChange={({ open }) => (open ? undefined : onClose())}
      positioning={{ getAnchorRect: () => anchor.getBoundingClientRect(), placement: 'bottom-start' }}
    >
      <Portal>
        <Parts.Positioner>
          {/* Each line in the direction of its first letter: a name, and what is below it. */}
          <Parts.Content overflowWrap="anywhere" unicodeBidi="plaintext">
            {text}
          </Parts.Content>
        </Parts.Positioner>
      </Portal>
    </Parts.Root>
  );
}
