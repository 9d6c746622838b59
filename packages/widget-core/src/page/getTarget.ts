import { toPlainNode } from './toPlainNode';

/** The element of an event, also within a shadow root of the page, with the browser's own properties. */
export function getTarget(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? toPlainNode(target) : undefined;
}
