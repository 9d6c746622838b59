import { useLayoutEffect, useState } from 'react';

/** Observes whether an element's content overflows its width. */
export function useOverflows(outside: HTMLElement | null, isMounted: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(
    function measure() {
      const inside = outside?.firstElementChild;
      if (!isMounted || !outside || !(inside instanceof HTMLElement)) return;
      const observer = new ResizeObserver(() => setOverflows(inside.offsetWidth > outside.clientWidth + 1));
      observer.observe(outside);
      observer.observe(inside);
      return () => observer.disconnect();
    },
    [outside, isMounted],
  );
  return overflows;
}
