import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { addContainer, type ShadowHost } from '../page/createShadowHost';
import type { Stop } from '../scope/stops';

export type Layer = {
  /** The element that holds the layer, for custom properties and direction. */
  readonly container: HTMLElement;
  readonly render: (node: ReactNode) => void;
  readonly remove: Stop;
};

/** A layer of React parts in the widget's shadow root; with styles, those go with it. */
export function mountLayer(document: Document, host: ShadowHost, className: string, css = ''): Layer {
  const removeStyles = css ? host.addStyles(css) : () => {};
  const container = addContainer(host, document, className);
  const root = createRoot(container);
  return {
    container,
    render: (node) => root.render(node),
    remove() {
      root.unmount();
      container.remove();
      removeStyles();
    },
  };
}
