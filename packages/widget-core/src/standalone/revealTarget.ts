import { createDisposables, type Dispose } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';
import type { CaptureArea } from './CaptureArea';

/** A target in the window: its visible part, in pixels of the page. */
export type RevealedTarget = {
  readonly area: CaptureArea;
  /** Scrolls the page back to where it was. */
  readonly restore: Dispose;
};

/**
 * Scrolls an element or an area of the page into the window. The area of the result has whole pixels, and no
 * width or no height where nothing of the target is visible.
 */
export function revealTarget(window: HostWindow, target: Element | CaptureArea): RevealedTarget {
  const restore = saveScroll(window, target);
  const read = () =>
    target instanceof Element
      ? target.getBoundingClientRect()
      : new DOMRect(target.x - window.scrollX, target.y - window.scrollY, target.width, target.height);
  const { left, top, right, bottom } = read();
  if (left < 0 || top < 0 || right > window.innerWidth || bottom > window.innerHeight) {
    // Smooth scrolling of the page's styles would still be under way.
    if (target instanceof Element)
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    else window.scrollTo({ left: target.x, top: target.y, behavior: 'instant' });
  }
  return { area: clipToWindow(window, read()), restore };
}

/** The visible part of a box of the window, in pixels of the page. */
function clipToWindow(window: Window, { left, top, right, bottom }: DOMRect): CaptureArea {
  const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  return {
    x: x + window.scrollX,
    y: y + window.scrollY,
    width: Math.max(0, Math.min(window.innerWidth, Math.ceil(right)) - x),
    height: Math.max(0, Math.min(window.innerHeight, Math.ceil(bottom)) - y),
  };
}

/** Returns what scrolls the page, and all that scrolls around an element, back to where it is now. */
function saveScroll(window: HostWindow, target: unknown): Dispose {
  const disposables = createDisposables();
  const save = (scroller: Element | Window, left: number, top: number) =>
    disposables.add(() => scroller.scrollTo({ left, top, behavior: 'instant' }));
  save(window, window.scrollX, window.scrollY);
  for (let node = target; node instanceof Node; node = findOuter(node))
    if (node instanceof Element && node !== target) save(node, node.scrollLeft, node.scrollTop);
  return disposables.dispose;
}

/** The node around another one as the page is rendered: out of slots and shadow roots. */
function findOuter(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element && node.assignedSlot) || node.parentNode;
}
