import { arrange, type Drawn, drawViews } from './drawViews';
import type { Hook } from './hooks';
import type { View } from './jsxRuntime';

/**
 * `react-dom/client` as far as the widget's parts use it: function components with state, references and effects. Each
 * change of a state draws the whole layer anew, in a microtask: layers are small. Effects run right after.
 */
export function createRoot(container: Element) {
  let shown: View;
  let drawn: readonly Drawn[] = [];
  let isDue = false;
  let isDrawing = false;
  const redraw = () => {
    if (isDue) return;
    isDue = true;
    queueMicrotask(() => {
      isDue = false;
      render(shown);
    });
  };
  const render = (view: View): void => {
    shown = view;
    // An effect that has the layer drawn again waits for the others.
    if (isDrawing) return redraw();
    isDrawing = true;
    try {
      const hooks: Hook[] = [];
      drawn = drawViews({ document: container.ownerDocument, redraw, hooks }, drawn, view);
      arrange(container, drawn);
      hooks.forEach(runEffect);
    } finally {
      isDrawing = false;
    }
  };
  return { render, unmount: () => render(undefined) };
}

function runEffect(hook: Hook): void {
  const { run } = hook;
  if (!run) return;
  hook.run = undefined;
  hook.stop?.();
  hook.stop = run();
}
