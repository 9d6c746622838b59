import { type ComponentChild, render } from 'preact';

/** Replaces React's root in the standalone parts: preact without its React layer, which they do not need. */
export function createRoot(container: Element) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}
