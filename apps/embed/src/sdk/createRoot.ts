import { type ComponentChild, render } from 'preact';

/** `react-dom/client` as far as the widget's parts use it, on preact. */
export function createRoot(container: HTMLElement) {
  return {
    render: (node: ComponentChild) => render(node, container),
    unmount: () => render(null, container),
  };
}
