import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import { createElement } from '../overlay/createElement';
import { hostTag, type ShadowHost } from '../overlay/createShadowHost';
import { toPlainNode } from '../page/toPlainNode';
import type { Scope } from '../scope/scope';
import { findUniqueSelector } from './findUniqueSelector';

export type PickerOptions = {
  /** Window, document, clock and storage of the host page. */
  readonly scope: Pick<Scope, 'window' | 'document' | 'warn'>;
  /** The layer on the host page that shows it. */
  readonly host: ShadowHost;
  /** Called with the selector of the chosen element. */
  readonly onPick: (selector: string) => void;
};

/** Events that the page must not receive while an element is being picked. */
const suppressedEvents = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/** Highlights the element under the pointer and reports the selector of the clicked one, until disposed. */
export function startPicker({ scope, host, onPick }: PickerOptions): Dispose {
  const { window, document, warn } = scope;
  const frame = createElement(document, 'div', { class: 'picked', hidden: '' });
  host.root.append(frame);
  const disposables = createDisposables();
  disposables.add(() => frame.remove());
  // The widget's own parts, such as a hotspot, are no obstacle to what is under them.
  disposables.add(
    host.addStyles('*{pointer-events:none!important}.builder,.builder *{pointer-events:auto!important}'),
  );
  const findTarget = (event: Event) => {
    const path = event.composedPath();
    const [element] = path;
    const isOurs = path.some((each) => each instanceof Element && each.localName === hostTag);
    return element instanceof Element && !isOurs ? element : undefined;
  };
  const show = (event: Event) => {
    const element = findTarget(event);
    frame.hidden = !element;
    if (!element) return;
    const place = toPlainNode(element).getBoundingClientRect();
    for (const side of ['left', 'top', 'width', 'height'] as const) frame.style[side] = `${place[side]}px`;
  };
  const pick = (event: Event) => {
    const element = findTarget(event);
    if (!element) return;
    suppress(event);
    const selector = findUniqueSelector(document, element);
    if (selector) onPick(selector);
    else warn('Adlane: no selector finds this element.', element);
  };
  const suppress = (event: Event) => {
    if (!findTarget(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  disposables.add(listen(window, 'pointermove', show, { capture: true, passive: true }));
  disposables.add(listen(window, 'click', pick, { capture: true }));
  for (const type of suppressedEvents)
    disposables.add(listen(window, type, suppress, { capture: true, passive: false }));
  return disposables.dispose;
}
