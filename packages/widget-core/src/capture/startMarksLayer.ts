import { type Dispose, listen } from '../dispose/disposables';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { HostWindow } from '../scope/scope';
import { buildStrokeAttributes } from './buildMarksMarkup';
import type { Stroke } from './strokes';

/** Shows the marks on the page, where they were drawn, until stopped; they follow the page's scrolling. */
export function startMarksLayer(window: HostWindow, host: ShadowHost, strokes: readonly Stroke[]): Dispose {
  const { document } = window;
  const create = (tag: string, attributes: Readonly<Record<string, string>>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    return element;
  };
  const layer = create('svg', { class: 'marks', 'aria-hidden': 'true' });
  layer.append(...strokes.map((stroke) => create('path', buildStrokeAttributes(stroke))));
  const place = () => {
    layer.style.transform = `translate(${-window.scrollX}px,${-window.scrollY}px)`;
  };
  place();
  host.root.prepend(layer);
  const stopScroll = listen(window, 'scroll', place, { passive: true });
  return () => {
    stopScroll();
    layer.remove();
  };
}
