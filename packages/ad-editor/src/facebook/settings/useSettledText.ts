import { useEffect, useState } from 'react';

/** Waits this long after the last key before anything is looked up. */
const settleMs = 300;

/** A text once nobody has changed it for a moment. */
export function useSettledText(text: string, waitMs = settleMs): string {
  const [settled, setSettled] = useState(text);
  useEffect(
    function settle() {
      const timer = setTimeout(() => setSettled(text), waitMs);
      return () => clearTimeout(timer);
    },
    [text, waitMs],
  );
  return settled;
}
