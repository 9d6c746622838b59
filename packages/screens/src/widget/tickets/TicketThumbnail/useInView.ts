import { type RefObject, useEffect, useState } from 'react';

/** Returns whether any part of an element is in view. */
export function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(
    function observeView() {
      const element = ref.current;
      if (!element) return;
      // After fast scrolling several entries arrive together: the last one is current.
      const observer = new IntersectionObserver((entries) =>
        setInView(entries.at(-1)?.isIntersecting === true),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [ref],
  );
  return isInView;
}
