import type { CaptureEvent } from '../../capture/captureState';

type Send = (event: CaptureEvent) => void;

/** A step by an arrow key, and a long one with Shift. Pixels. */
const stepPx = 4;
const longStepPx = 24;

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Ctrl Z undoes, Ctrl Shift Z and Ctrl Y do it again; the same with the command key. */
export function sendHistory({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent, send: Send): void {
  if (!ctrlKey && !metaKey) return;
  const letter = key.toLowerCase();
  if (letter === 'z') send({ type: shiftKey ? 'redo' : 'undo' });
  else if (letter === 'y') send({ type: 'redo' });
}

/** Arrows move the chosen mark, Delete and Backspace remove it. True where the key was one of them. */
export function sendMarkKey({ key, shiftKey }: KeyboardEvent, send: Send): boolean {
  const direction = directions[key];
  const step = shiftKey ? longStepPx : stepPx;
  if (direction) send({ type: 'nudge', by: { x: direction[0] * step, y: direction[1] * step } });
  else if (key === 'Delete' || key === 'Backspace') send({ type: 'remove' });
  else return false;
  return true;
}

/** Traps the focus in the editor, because the page beneath can't be used. */
export function trapFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const stations = [...dialog.querySelectorAll<HTMLElement>('.mark,button:not(:disabled)')];
  const [first, last] = [stations[0], stations.at(-1)];
  const { target } = event;
  if (event.shiftKey && (target === first || target === dialog)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && target === last) {
    event.preventDefault();
    first?.focus();
  }
}
