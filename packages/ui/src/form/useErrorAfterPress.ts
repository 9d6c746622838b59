import { type FocusEvent, useCallback, useEffect, useState } from 'react';

const startTypes = ['pointerdown', 'mousedown'] as const;
const endTypes = ['pointerup', 'pointercancel', 'mouseup', 'dragend'] as const;

let isPressed = false;
let watcherCount = 0;
const callbacks = new Set<() => void>();

function startPress(): void {
  isPressed = true;
}

function endPress(): void {
  isPressed = false;
  // The click follows the release in the same task.
  setTimeout(() => {
    if (isPressed) return;
    const ended = [...callbacks];
    callbacks.clear();
    for (const call of ended) call();
  });
}

/** Watches the presses of the pointer as long as a field is mounted. */
function watchPresses(): () => void {
  watcherCount += 1;
  if (watcherCount === 1) {
    for (const type of startTypes) document.addEventListener(type, startPress, true);
    for (const type of endTypes) document.addEventListener(type, endPress, true);
  }
  return () => {
    watcherCount -= 1;
    if (watcherCount > 0) return;
    for (const type of startTypes) document.removeEventListener(type, startPress, true);
    for (const type of endTypes) document.removeEventListener(type, endPress, true);
    isPressed = false;
  };
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
  const leave = useCallback(
    (event?: FocusEvent<Element>) => {
      if (isPressed && !isTouched) {
        setWaiting(true);
        callbacks.add(() => setWaiting(false));
      }
      onBlur(event);
    },
    [onBlur, isTouched],
  );
  return { isWaiting, onBlur: leave };
}
