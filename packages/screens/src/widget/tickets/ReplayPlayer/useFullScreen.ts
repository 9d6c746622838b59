import { type RefObject, useEffect, useState } from 'react';

/** Shows an element on the whole screen, and returns to the page. */
export function useFullScreen(ref: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(
    function followBrowser() {
      const update = () =>
        setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
      document.addEventListener('fullscreenchange', update);
      return () => document.removeEventListener('fullscreenchange', update);
    },
    [ref],
  );
  const toggle = () => {
    // Refused without a user's gesture or by a policy: the player stays on the page.
    if (isFull) void document.exitFullscreen().catch(() => undefined);
    else void ref.current?.requestFullscreen().catch(() => undefined);
  };
  return { isFull, toggle };
}
