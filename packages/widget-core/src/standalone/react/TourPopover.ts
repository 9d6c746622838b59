import { useEffect, useReducer, useRef } from 'react';
import { type ProductTour, type ProductTourOptions, startTour } from '../startTour';

export type { ThemeTokens, TourStep, TourTexts } from '../startTour';

export type TourPopoverProps = Omit<ProductTourOptions, 'index' | 'onStep'> & {
  /** Shows the tour. Set it to false in `onEnd`. @default true */
  readonly open?: boolean;
  /** Index of the shown step; change it in `onIndexChange`. @default the tour's own */
  readonly index?: number;
  /** Index of the step to begin with, if the tour has its own. @default 0 */
  readonly defaultIndex?: number;
  /** The user goes to another step. */
  readonly onIndexChange?: (index: number) => void;
};

/**
 * A product tour over the page. Renders nothing where it stands, and nothing on a server.
 *
 * @example
 * <TourPopover steps={[{ selector: '#buy', message: 'Press <b>Buy</b>.' }]} onEnd={() => setOpen(false)} open={isOpen} />
 */
export function TourPopover(props: TourPopoverProps): null {
  const { open = true, index, steps, sender, allowClose, backButton, texts, theme, dir, locale } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const tour = useRef<ProductTour>(undefined);
  const [, checkIndex] = useReducer((count: number) => count + 1, 0);
  // Compared by value: a new list with the same steps does not restart the tour.
  const content = JSON.stringify({ steps, sender, allowClose, backButton, texts, theme, dir, locale });
  useEffect(() => {
    if (!open) return undefined;
    const { index: at, defaultIndex = 0 } = latest.current;
    let shown = at ?? defaultIndex;
    const started = startTour({
      ...(JSON.parse(content) as Pick<ProductTourOptions, 'steps'>),
      index: shown,
      onStep(next) {
        const isNew = next !== (latest.current.index ?? shown);
        shown = next;
        if (isNew) latest.current.onIndexChange?.(next);
        // A parent that does not accept the step gets its own back.
        checkIndex();
      },
      onEnd(end) {
        tour.current = undefined;
        latest.current.onEnd?.(end);
      },
    });
    tour.current = started;
    return () => {
      tour.current = undefined;
      started.dispose();
    };
  }, [open, content]);
  useEffect(() => {
    if (index !== undefined && tour.current && tour.current.getIndex() !== index) tour.current.goTo(index);
  });
  return null;
}
