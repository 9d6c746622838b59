import { type RefObject, useEffect } from 'react';
import type { Bridge } from '../bridge/Bridge';

/**
 * Reports the height of the content in pixels while a survey is shown, so that the page resizes the frame
 * (widget §2.3).
 */
export function useHeightReport(ref: RefObject<HTMLElement | null>, bridge: Bridge, isOn: boolean): void {
  useEffect(
    function reportHeight() {
      const root = ref.current;
      if (!isOn || !root) return;
      let last = 0;
      const report = () => {
        const height = contentHeight(root);
        if (height !== last) bridge.send({ name: 'height-update', data: height });
        last = height;
      };
      const observer = new MutationObserver(report);
      observer.observe(root, { childList: true, subtree: true, characterData: true });
      const resize = new ResizeObserver(report);
      resize.observe(root);
      report();
      return () => {
        observer.disconnect();
        resize.disconnect();
      };
    },
    [ref, bridge, isOn],
  );
}

/** The height that the content needs, independent of the frame's height: scrolling parts count in full. */
function contentHeight(root: HTMLElement): number {
  const hidden = [...root.querySelectorAll<HTMLElement>('*')].reduce(
    (sum, part) => sum + Math.max(0, part.scrollHeight - part.clientHeight) * (isScrolling(part) ? 1 : 0),
    0,
  );
  const shown = [...root.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
  return Math.ceil(shown + hidden);
}

function isScrolling(part: HTMLElement): boolean {
  return part.clientHeight > 0 && /auto|scroll/.test(getComputedStyle(part).overflowY);
}
