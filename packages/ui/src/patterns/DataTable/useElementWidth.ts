import { useLayoutEffect, useState } from 'react';

/** Observes the inner width of an element in pixels; undefined before it is measured. */
export function useElementWidth(element: HTMLElement | null): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(
    function observeWidth() {
      if (!element) return;
      const measure = () => setWidth(element.clientWidth);
      measure();
      const observer = new ResizeObserver(measure);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [element],
  );
  return width;
}
