import { type RefObject, useEffect } from 'react';

/** Length of a faded edge in pixels. */
export const fadeLength = 32;

/**
 * Says in `--fade-start` and `--fade-end` of an element that scrolls sideways which of its edges hide content, for a mask
 * that fades them. As CSS variables, so that scrolling renders nothing again.
 */
export function useScrollFade(ref: RefObject<HTMLElement | null>): void {
  useEffect(
    function followScrolling() {
      const element = ref.current;
      if (!element) return undefined;
      const update = () => {
        // Negative from right to left.
        const before = Math.abs(element.scrollLeft);
        const after = element.scrollWidth - element.clientWidth - before;
        element.style.setProperty('--fade-start', `${Math.min(before, fadeLength)}px`);
        // Browsers round the width of the content.
        element.style.setProperty('--fade-end', `${after <= 1 ? 0 : Math.min(after, fadeLength)}px`);
      };
      element.addEventListener('scroll', update, { passive: true });
      const observer = new ResizeObserver(update);
      for (const observed of [element, ...element.children]) observer.observe(observed);
      return () => {
        element.removeEventListener('scroll', update);
        observer.disconnect();
      };
    },
    [ref],
  );
}
