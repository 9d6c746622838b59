import { useLayoutEffect, useState } from 'react';

/** Observes the inner width of an element in pixels; undefined before it is measured. */
export function useElementWidth(element: HTMLElement | null): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(
    function measure() {
      if (!element) return;
      const observer = new ResizeObserver(() => setWidth(element.clientWidth));
      setWidth(element.clientWidth);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return width;
}
