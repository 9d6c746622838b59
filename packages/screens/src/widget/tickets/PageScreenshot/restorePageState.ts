import type { ScreenshotData } from '@adlane/contract/widget/tickets';
import { finishAnimations } from '../pageState/finishAnimations';
import { attempt, raise, sortTopLayer, topLayerAttribute } from '../pageState/topLayer';

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
  marks: 'data-adlane-marks',
} as const;

function readPixels(element: Element, name: string): number {
  const pixels = Number(element.getAttribute(name));
  return Number.isFinite(pixels) ? pixels : 0;
}

function scrollBox(box: Element): void {
  box.scrollTo(readPixels(box, attribute.left), readPixels(box, attribute.top));
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
  layer.setAttribute('popover', 'manual');
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

/** Custom elements are defined on the page, and styles often hide those that are not. */
function defineElements(elements: readonly Element[], window: Window): void {
  const { customElements, HTMLElement: Base } = window as Window & typeof globalThis;
  const names = elements.map(({ localName }) => localName).filter((name) => name.includes('-'));
  for (const name of new Set(names)) attempt(() => customElements.define(name, class extends Base {}));
}

/**
 * Restores what markup cannot hold in the document of a screenshot's frame: scroll positions, half-checked boxes, custom
 * elements, the state of animations, and what is above the page, with the visitor's marks on top (widget §5).
 */
export function restorePageState(frame: HTMLIFrameElement, position: PagePosition): void {
  attempt(() => restore(frame, position));
}

type PagePosition = Pick<ScreenshotData, 'x' | 'y'>;

function restore(frame: HTMLIFrameElement, { x, y }: PagePosition): void {
  const { contentDocument: document, contentWindow: window } = frame;
  if (!document || !window) return;
  const elements = listElements(document.documentElement);
  defineElements(elements, window);
  const having = (name: string) => elements.filter((element) => element.hasAttribute(name));
  const raised = sortTopLayer(having(topLayerAttribute));
  // What is not drawn takes no focus: a dialog that opens would take it from what the operator does.
  frame.style.display = 'none';
  for (const element of raised) attempt(() => raise(element));
  frame.style.display = '';
  attempt(() => {
    for (const endless of finishAnimations(document)) endless.pause();
  });
  window.scrollTo(x, y);
  for (const box of having(attribute.scrolled)) attempt(() => scrollBox(box));
  for (const box of having(attribute.indeterminate))
    attempt(() => Object.assign(box, { indeterminate: true }));
  if (raised.length > 0) for (const marks of having(attribute.marks)) attempt(() => raiseMarks(marks));
}
