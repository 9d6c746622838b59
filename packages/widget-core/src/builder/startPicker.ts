import { createElement } from '../page/createElement';
import { hostTag, type ShadowHost } from '../page/createShadowHost';
import type { Scope } from '../scope/scope';
import { createStops, listen, type Stop } from '../scope/stops';
import { uniqueSelector } from './uniqueSelector';

export type PickerOptions = {
  readonly scope: Pick<Scope, 'window' | 'document' | 'warn'>;
  readonly host: ShadowHost;
  readonly onPick: (selector: string) => void;
};

/** Presses that the page must not hear while an element is being picked. */
const heldBack = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];

/** Frames the element under the pointer and tells the selector of the one that is clicked, until stopped. */
export function startPicker({ scope, host, onPick }: PickerOptions): Stop {
  const { window, document, warn } = scope;
  const frame = createElement(document, 'div', { class: 'picked', hidden: '' });
  host.root.append(frame);
  const stops = createStops();
  stops.add(() => frame.remove());
  const target = (event: Event) => {
    const [element] = event.composedPath();
    const isOurs = event.composedPath().some((each) => each instanceof Element && each.localName === hostTag);
    return element instanceof Element && !isOurs ? element : undefined;
  };
  const show = (event: Event) => {
    const element = target(event);
    frame.hidden = !element;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const place = { left, top, width, height };
    for (const [side, px] of Object.entries(place)) frame.style.setProperty(side, `${px}px`);
  };
  const pick = (event: Event) => {
    const element = target(event);
    if (!element) return;
    hold(event);
    try {
      onPick(uniqueSelector(document, element));
    } catch (error) {
      warn('Adlane: this element cannot be found again.', error);
    }
  };
  const hold = (event: Event) => {
    if (!target(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  stops.add(listen(window, 'pointermove', show, { capture: true, passive: true }));
  stops.add(listen(window, 'click', pick, { capture: true }));
  for (const type of heldBack) stops.add(listen(window, type, hold, { capture: true, passive: false }));
  return stops.run;
}
