import type { ScreenshotData } from '@adlane/contract/widget/tickets';

/**
 * The sandbox of a screenshot's frame: no scripts, forms, windows or navigation. The operator's page sets the state
 * that no markup holds, so the frame has its origin.
 */
export const snapshotSandbox = 'allow-same-origin';

/** Attributes of a snapshot for state of the page that only script can set (widget §5). */
const attribute = {
  scrolled: 'bb-scrollpos',
  left: 'bb-scrollpos-left',
  top: 'bb-scrollpos-top',
  indeterminate: 'data-adlane-indeterminate',
  topLayer: 'data-adlane-top-layer',
  marks: 'data-adlane-marks',
} as const;

function readPixels(element: Element, name: string): number {
  const pixels = Number(element.getAttribute(name));
  return Number.isFinite(pixels) ? pixels : 0;
}

function scrollBox(box: Element): void {
  box.scrollTo(readPixels(box, attribute.left), readPixels(box, attribute.top));
}

/** Only an open dialog can be modal: a popover has no such attribute. */
const modal = `dialog[open][${attribute.topLayer}]`;

/** Shows a dialog with its backdrop, or a popover, above everything that came before it. */
function raise(element: Element): void {
  if (element.matches(modal)) {
    element.removeAttribute('open');
    (element as HTMLDialogElement).showModal();
    return;
  }
  // An automatic one would close those that are open already.
  element.setAttribute('popover', 'manual');
  (element as HTMLElement).showPopover();
}

/** A modal dialog closes the popovers that it isn't in when it opens: those that are open came after it. */
function isLast(element: Element): boolean {
  return !element.matches(modal) && element.querySelector(modal) === null;
}

/** Puts the visitor's marks above the top layer, where they were drawn. */
function raiseMarks(marks: Element): void {
  const { x, y } = marks.getBoundingClientRect();
  const layer = marks.ownerDocument.createElement('div');
  layer.setAttribute(
    'style',
    'all:initial;position:fixed;inset:0;margin:0;border:0;padding:0;width:100%;height:100%;background:none;overflow:visible;pointer-events:none',
  );
  marks.setAttribute('style', `position:absolute;left:${x}px;top:${y}px;overflow:visible`);
  marks.replaceWith(layer);
  layer.append(marks);
  raise(layer);
}

/** Lists an element with what is in it and in its shadow roots, in the order of the page. */
function listElements(root: Element | ShadowRoot): Element[] {
  return Array.from(root.querySelectorAll('*')).flatMap((element) => [
    element,
    ...(element.shadowRoot ? listElements(element.shadowRoot) : []),
  ]);
}

/** The page is untrusted: a form whose fields have the names of its methods must not stop the others. */
function attempt(change: () => void): void {
  try {
    change();
  } catch {
    // It stays as its markup shows it.
  }
}

/**
 * Restores what markup cannot hold in the document of a screenshot's frame: scroll positions, half-checked boxes, and
 * modal dialogs and popovers above the page, with the visitor's marks on top (widget §5).
 */
export function restorePageState(frame: HTMLIFrameElement, position: PagePosition): void {
  attempt(() => restore(frame, position));
}

type PagePosition = Pick<ScreenshotData, 'x' | 'y'>;

function restore(frame: HTMLIFrameElement, { x, y }: PagePosition): void {
  const { contentDocument: document, contentWindow: window } = frame;
  if (!document || !window) return;
  const elements = listElements(document.documentElement);
  const having = (name: string) => elements.filter((element) => element.hasAttribute(name));
  const raised = having(attribute.topLayer).toSorted((a, b) => Number(isLast(a)) - Number(isLast(b)));
  // What is not drawn takes no focus: a dialog that opens would take it from what the operator does.
  frame.style.display = 'none';
  for (const element of raised) attempt(() => raise(element));
  frame.style.display = '';
  window.scrollTo(x, y);
  for (const box of having(attribute.scrolled)) attempt(() => scrollBox(box));
  for (const box of having(attribute.indeterminate))
    attempt(() => Object.assign(box, { indeterminate: true }));
  if (raised.length > 0) for (const marks of having(attribute.marks)) attempt(() => raiseMarks(marks));
}
