import { useEffect, useState } from 'react';

/** Waits this long after the last key before anything is looked up. */
const debounceMs = 300;

/** Returns a text after it has not changed for a moment. */
export function useDebouncedValue(text: string, waitMs = debounceMs): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(
    function updateLater() {
      const timer = setTimeout(() => setDebounced(text), waitMs);
      return () => clearTimeout(timer);
    },
    [text, waitMs],
  );
  return debounced;
}
