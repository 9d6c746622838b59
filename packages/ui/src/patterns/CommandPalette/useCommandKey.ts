import { useEffect, useRef } from 'react';

/** Calls `onPress` for Ctrl K, Cmd K on Apple's devices, wherever the focus is. */
export function useCommandKey(onPress: () => void): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(function listen() {
    const keyDown = (event: KeyboardEvent) => {
      const isPlain = !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || !isPlain) return;
      // Browsers would go to their address line.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', keyDown);
    return () => document.removeEventListener('keydown', keyDown);
  }, []);
}
