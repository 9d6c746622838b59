import { useEffect } from 'react';

let isPressed = false;
const waiting = new Set<() => void>();

function trackPress({ type }: Event): void {
  isPressed = type.endsWith('down');
  if (isPressed) return;
  // The click follows the release in the same task.
  setTimeout(() => {
    for (const blur of waiting) blur();
    waiting.clear();
  });
}

/** Adds nothing from the second field on: a document has the same listener once. */
function watchPresses(): void {
  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    document.addEventListener(type, trackPress, true);
}

/**
 * Delays the blur of a field that is left by a press until the press has ended: the error of the field moves what is
 * below it, and a button that moves away under the pointer gets no click.
 */
export function useBlurAfterPress<Blur extends (...args: never[]) => void>(onBlur: Blur) {
  useEffect(watchPresses, []);
  return (...args: Parameters<Blur>): void => {
    if (isPressed) waiting.add(() => onBlur(...args));
    else onBlur(...args);
  };
}
