import type { Dispose } from '../dispose/disposables';
import { createElement } from './createElement';
import type { ShadowHost } from './createShadowHost';

/** Adds a layer to the shadow root. Removing it restores the focus. */
export type ShadowLayer = { readonly container: HTMLDivElement; readonly remove: Dispose };

export function addLayer(
  { root, addStyles }: ShadowHost,
  document: Document,
  className: string,
  css = '',
): ShadowLayer {
  const before = (root.activeElement ?? document.activeElement) as HTMLElement | null;
  const removeStyles = addStyles(css);
  const container = createElement(document, 'div', { class: className });
  root.append(container);
  return {
    container,
    remove() {
      if (container.contains(root.activeElement)) before?.focus({ preventScroll: true });
      container.remove();
      removeStyles();
    },
  };
}
