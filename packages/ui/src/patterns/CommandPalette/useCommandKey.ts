import { useEffect, useRef } from 'react';

/** Calls `onPress` on Ctrl K (⌘ K on Apple devices), wherever the focus is. */
export function useCommandKey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(function listen() {
    const keyDown = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !isPlain) return;
      // Browsers would focus the address bar.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
