import { useEffect, useRef } from 'react';

/**
 * Returns a function that is true once per state. A second press that comes before the next render still sees the old
 * state, in which it may launch: it would do so under another key, and the ad would be there twice.
 */
export function useOncePerState(state: unknown): () => boolean {
  const hasRun = useRef(false);
  useEffect(
    function allowNext() {
      hasRun.current = false;
    },
    [state],
  );
  return () => {
    if (hasRun.current) return false;
    hasRun.current = true;
    return true;
  };
}
