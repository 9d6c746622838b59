import { type RefObject, useLayoutEffect, useState } from 'react';

/** Returns the scale that fits content of `width` px into an element; 1 at most. */
export function useFittingScale(ref: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useLayoutEffect(
    function observeSize() {
      const element = ref.current;
      if (!element || width <= 0) return;
      const fit = () => setScale(Math.min(1, element.clientWidth / width));
      fit();
      const observer = new ResizeObserver(fit);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [ref, width],
  );
  return scale;
}
