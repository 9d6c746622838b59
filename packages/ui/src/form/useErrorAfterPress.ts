import { type FocusEvent, useEffect, useState } from 'react';

let isPressed = false;
const waiting = new Set<(isWaiting: boolean) => void>();

function trackPress({ type }: Event): void {
  isPressed = type.endsWith('down');
  if (isPressed) return;
  // The click follows the release in the same task.
  setTimeout(() => {
    for (const setWaiting of waiting) setWaiting(false);
    waiting.clear();
  });
}

/** Adds nothing from the second field on: a document has the same listener once. */
function watchPresses(): void {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, trackPress, true);
}

/**
 * Delays the error of a field that is left by a press until the press has ended: the error moves what is below it, and
 * a button that moves away under the pointer gets no click.
 * @param isTouched the field was left before, so its error is shown already
 */
export function useErrorAfterPress<Element extends HTMLElement>(
  onBlur: (event?: FocusEvent<Element>) => void,
  isTouched: boolean,
) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(watchPresses, []);
  return {
    isWaiting,
    onBlur: (event?: FocusEvent<Element>) => {
      if (isPressed && !isTouched) {
        setWaiting(true);
        waiting.add(setWaiting);
      }
      onBlur(event);
    },
  };
}
