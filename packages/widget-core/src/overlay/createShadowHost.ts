import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { toPlainNode } from '../page/toPlainNode';
import { privacyClass } from '../privacy/privacy';
import type { Scope } from '../scope/scope';
import { adoptStyles } from './adoptStyles';

/** Tag of the one element that the widget adds to the page. */
export const hostTag = 'adlane-widget';

/** Where everything visible of the widget lives (design: one shadow root). */
export type ShadowHost = {
  /** Accessing it adds the element to the page. */
  readonly root: ShadowRoot;
  /** Adds styles to the root. */
  readonly addStyles: (css: string) => Dispose;
  readonly remove: Dispose;
};

// A missing font is looked up for each name, and a rule with `::before` or `::after` is matched against each
// element; both delay the page.
const hostStyles = `
:host{all:initial!important;position:fixed!important;inset:0 auto auto 0!important;width:0!important;height:0!important;z-index:2147483647!important;zoom:var(--adlane-zoom)!important;font:15px/1.45 system-ui,sans-serif!important;color:#16181d!important}
@media print{:host{display:none!important}}
*{box-sizing:border-box}
button{font:inherit;cursor:pointer}
:is(a,button):focus-visible{outline:3px solid;outline-offset:-6px}
[hidden]{display:none!important}
`;

/** How often a page that replaces its content is checked for our element. */
const attachCheckMs = 1000;

/**
 * Puts the element above everything of the page: in the top layer, where neither `z-index` nor `transform`
 * count, and beside the body, which pages make inert. A modal dialog makes all but itself inert, so the
 * element moves into it; `moveBefore` preserves what is in the frame.
 */
function raise(element: HTMLElement, parent: Element): void {
  if (element.parentNode === parent) return;
  const canMove = element.isConnected && element.parentNode?.isConnected && 'moveBefore' in parent;
  if (canMove) parent.moveBefore(element, null);
  else parent.append(element);
  // What is shown last is on top.
  element.togglePopover?.(false);
  element.togglePopover?.(true);
}

/** The dialog that blocks the page; one in a shadow root is found by the event of its opening. */
function findModal(document: Document, event?: Event): Element | undefined {
  const isModal = (part: unknown) =>
    part instanceof Element && part.isConnected && toPlainNode(part).matches(':modal');
  return [...document.querySelectorAll(':modal'), ...(event?.composedPath().reverse() ?? [])].findLast(
    isModal,
  ) as Element | undefined;
}

/** `styles` apply from the start: a page parses one sheet faster than two. */
export function createShadowHost(
  { document, window, clock }: Pick<Scope, 'document' | 'window' | 'clock'>,
  styles = '',
): ShadowHost {
  // The class excludes the widget's layers from replays and snapshots.
  const element = document.createElement(hostTag);
  element.className = privacyClass.block;
  element.popover = 'manual';
  // Pages close a dialog, and take the focus back, when something beside it is pressed.
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'focusin'])
    listen(element, type, (event) => event.stopPropagation(), { passive: true });
  const root = element.attachShadow({ mode: 'open' });
  const addStyles = (css: string) => adoptStyles(window, root, css);
  addStyles(hostStyles + styles);
  const disposables = createDisposables();
  let modal: Element | undefined;
  let zoom = '';
  // Events and rectangles are in pixels of the window: what the page zooms is zoomed back.
  const undoZoom = (parent: Element) => {
    const factor = `${1 / parent.currentCSSZoom}`;
    if (factor !== zoom) element.style.setProperty('--adlane-zoom', (zoom = factor));
  };
  let attach = (event?: Event) => {
    modal = findModal(document, event) ?? (modal?.isConnected && modal.matches(':modal') ? modal : undefined);
    const parent = modal ?? document.documentElement;
    undoZoom(parent);
    raise(element, parent);
  };
  const follow = (event: Event) => event.target !== element && attach(event);
  let isAttached = false;
  return {
    // A page with nothing to show is not repainted for an empty element.
    get root() {
      attach();
      if (!isAttached) {
        isAttached = true;
        disposables.add(clock.every(attachCheckMs, attach));
        for (const type of ['toggle', 'focusin'])
          disposables.add(listen(document, type, follow, { capture: true, passive: true }));
      }
      return root;
    },
    addStyles,
    remove() {
      disposables.dispose();
      // Later accesses change nothing.
      isAttached = true;
      attach = () => {};
      element.remove();
    },
  };
}
