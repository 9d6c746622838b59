import { type ComponentProps, type FocusEvent, lazy, type PointerEvent, Suspense, useState } from 'react';
import { Box } from '../../layout/Box';
import { isCut } from '../../primitives/OverflowText/isCut';

// Loaded when the first text is cut: most tables have room.
const AnchoredTooltip = lazy(() =>
  import('../../primitives/Tooltip/AnchoredTooltip').then((module) => ({ default: module.AnchoredTooltip })),
);

type CutText = { readonly text: string; readonly element: HTMLElement };

/** Returns the cell around an element if a text in it is cut. */
function findCutText(target: EventTarget): CutText | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('td, th, article');
  // Not for the checkbox and buttons of a card: they have names, and Escape would close the hint instead of the selection.
  if (cell?.matches('article') && target.closest('input, button')) return undefined;
  if (!cell || ![cell, ...cell.querySelectorAll('*')].some(isCut)) return undefined;
  return { text: cell.innerText.trim(), element: cell };
}

/**
 * Shows the full text of a cell whose text is cut, while the pointer or the focus is in it. The state of the hint lives
 * here, so that the rows inside are not rendered again when it opens.
 */
export function FullTextArea({ children, ...box }: ComponentProps<typeof Box>) {
  const [cut, setCut] = useState<CutText>();
  const show = ({ target }: PointerEvent | FocusEvent) => setCut(findCutText(target));
  const hide = () => setCut(undefined);
  return (
    <Box {...box} onPointerOver={show} onPointerLeave={hide} onFocus={show} onBlur={hide}>
      {cut ? (
        <Suspense>
          <AnchoredTooltip text={cut.text} anchor={cut.element} onClose={hide} />
        </Suspense>
      ) : null}
      {children}
    </Box>
  );
}
