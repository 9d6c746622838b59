import { type PointerEvent, useRef } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import { buildStrokePath, getStrokeWidth, type Point } from '../../capture/strokes';

export type MarksCanvasProps = {
  /** Where the page is scrolled to, in pixels. */
  readonly scroll: Point;
  /** How many pixels of the window show one pixel of the page. @default 1 */
  readonly zoom?: number;
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly label: string;
};

/** The sheet over the page on which marks are drawn. */
export function MarksCanvas({ scroll, zoom = 1, state, onEvent, label }: MarksCanvasProps) {
  /** The pointer that draws: a second finger, or a hand beside its pen, does not. */
  const activePointer = useRef<number>(undefined);
  const sendPointerEvent = (event: CaptureEvent, { pointerId }: PointerEvent) => {
    if (pointerId !== activePointer.current) return;
    if (event.type !== 'move') activePointer.current = undefined;
    onEvent(event);
  };
  const at = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX / zoom + scroll.x,
    y: clientY / zoom + scroll.y,
  });
  const strokes = state.drawing ? [...state.strokes, state.drawing] : state.strokes;
  return (
    <svg
      className={`canvas ${state.tool}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0 || activePointer.current !== undefined) return;
        activePointer.current = event.pointerId;
        capturePointer(event);
        onEvent({ type: 'press', at: at(event) });
      }}
      onPointerMove={(event) => sendPointerEvent({ type: 'move', at: at(event) }, event)}
      onPointerUp={(event) => sendPointerEvent({ type: 'release' }, event)}
      onPointerCancel={(event) => sendPointerEvent({ type: 'cancel' }, event)}
    >
      <g transform={`scale(${zoom}) translate(${-scroll.x} ${-scroll.y})`}>
        {strokes.map((stroke, index) => (
          // A mark has no id: its index distinguishes it from equal ones.
          <path
            key={index}
            d={buildStrokePath(stroke)}
            fill="none"
            stroke={stroke.color}
            style={{ strokeWidth: `${getStrokeWidth(stroke)}px` }}
          />
        ))}
      </g>
    </svg>
  );
}

/** Lets a stroke go on past the edge of the window. A pointer that is gone already can't be captured. */
function capturePointer({ currentTarget, pointerId }: PointerEvent<SVGSVGElement>): void {
  try {
    currentTarget.setPointerCapture(pointerId);
  } catch {
    return;
  }
}
