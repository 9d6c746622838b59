import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { ChartSize } from './useChartSize';

type CursorOptions = {
  /** Number of places along the axis. */
  count: number;
  size: ChartSize | undefined;
  /** Finds the place at a horizontal position of the drawing. */
  findPlace: (x: number) => number;
};

/** Selects a place of a chart by pointer, and by arrow keys while the chart has the focus. */
export function useChartCursor({ count, size, findPlace }: CursorOptions) {
  const [place, setPlace] = useState<number>();
  const last = count - 1;
  const current = place === undefined ? undefined : Math.min(place, last);
  const forward = size?.isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const getNext = (key: string): number | undefined => {
    const from = current ?? last;
    if (key === 'Home') return 0;
    if (key === 'End') return last;
    if (key === 'ArrowLeft' || key === 'ArrowRight') return from + (key === forward ? 1 : -1);
    return undefined;
  };
  const follow = (event: PointerEvent<HTMLElement>) =>
    setPlace(findPlace(event.clientX - event.currentTarget.getBoundingClientRect().left));
  return {
    place: current,
    handlers: {
      onPointerDown: follow,
      onPointerMove: follow,
      onPointerLeave: () => setPlace(undefined),
      onFocus: () => setPlace((now) => now ?? last),
      onBlur: () => setPlace(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        const next = event.key === 'Escape' ? undefined : getNext(event.key);
        if (next === undefined && event.key !== 'Escape') return;
        event.preventDefault();
        setPlace(next === undefined ? undefined : Math.max(0, Math.min(next, last)));
      },
    },
  };
}
