import { toPlainNode } from './toPlainNode';

/** Events of what comes above the page or goes from there. */
export const topLayerEvents = ['toggle', 'fullscreenchange'];
/** Its number says when the element came above the page: the highest is on top (widget §5). */
export const topLayerAttribute = 'data-adlane-top-layer';

const places = new WeakMap<Element, number>();
let lastPlace = 0;

/** Notes that an element is on top of all others now: no attribute says the order in which they came. */
export function notePlace(element: Element): void {
  lastPlace += 1;
  places.set(element, lastPlace);
}

/** The place of a modal dialog, an open popover or an element in full screen; undefined for what is in the page. */
export function findPlace(element: Element | null): string | undefined {
  // In a list that may contain unknown names: older browsers have no popovers.
  return element && toPlainNode(element).matches(':is(:modal,:popover-open)')
    ? `${places.get(element) ?? 0}`
    : undefined;
}
