import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { addLayer, type ShadowLayer } from '../../overlay/addLayer';
import type { ShadowHost } from '../../overlay/createShadowHost';

/** The container is for custom properties and direction. */
export type Layer = ShadowLayer & { readonly render: (node: ReactNode) => void };

/** A layer of React parts in the widget's shadow root; with styles, those go with it. */
export function mountLayer(document: Document, host: ShadowHost, className: string, css = ''): Layer {
  const { container, remove } = addLayer(host, document, className, css);
  const root = createRoot(container);
  return {
    container,
    render: (node) => root.render(node),
    remove() {
      remove();
      // A React app removes layers in effects, where React can't unmount another root.
      void Promise.resolve().then(() => root.unmount());
    },
  };
}
