import { useEffect, useRef } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { TranslateDrawing } from '../../capture/drawingTexts';
import { computeBounds, type Point, type Stroke } from '../../capture/strokes';

export type MarkHandlesProps = {
  /** Where the page is scrolled to, in pixels. */
  readonly scroll: Point;
  /** How many pixels of the window show one pixel of the page. @default 1 */
  readonly zoom?: number;
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly translate: TranslateDrawing;
};

/** A frame around each mark, seen around the chosen one: stations of the tab key, by which marks are moved and removed. */
export function MarkHandles({ scroll, zoom = 1, state, onEvent, translate }: MarkHandlesProps) {
  const { strokes, selected } = state;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(
    function focusSelected() {
      const chosen = selected === undefined ? undefined : layer.current?.children[selected];
      if (chosen instanceof HTMLElement) chosen.focus();
      // A mark that was removed leaves the keys to the editor.
      else if (selected === undefined && isFocusLost(layer.current)) layer.current?.parentElement?.focus();
    },
    [selected, strokes.length],
  );
  return (
    <div ref={layer} className="handles">
      {strokes.map((stroke, index) => (
        <div
          key={index}
          className="mark"
          role="button"
          tabIndex={0}
          aria-label={`${translate(stroke.tool)} ${index + 1}`}
          aria-pressed={index === selected}
          style={buildPosition(stroke, scroll, zoom)}
          onFocus={() => onEvent({ type: 'select', index })}
        />
      ))}
    </div>
  );
}

function buildPosition(stroke: Stroke, scroll: Point, zoom: number) {
  const { x, y, width, height } = computeBounds(stroke);
  const place = { left: x - scroll.x, top: y - scroll.y, width, height };
  return Object.fromEntries(Object.entries(place).map(([side, length]) => [side, `${length * zoom}px`]));
}

/** True where nothing in the widget has the focus any more, or a mark that is no longer chosen has it. */
function isFocusLost(layer: HTMLElement | null): boolean {
  const root = layer?.getRootNode();
  if (!layer || !(root instanceof ShadowRoot)) return false;
  return root.activeElement === null || layer.contains(root.activeElement);
}
