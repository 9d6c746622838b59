import { type PointerEvent, useRef } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import { type Point, strokePath, strokeWidth } from '../../capture/strokes';

export type MarksCanvasProps = {
  /** Where the page is scrolled to, in pixels. */
  readonly scroll: Point;
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly label: string;
};

/** The sheet over the page on which marks are drawn. */
export function MarksCanvas({ scroll, state, onEvent, label }: MarksCanvasProps) {
  /** The pointer that draws: a second finger, or a hand beside its pen, does not. */
  const held = useRef<number>(undefined);
  const tell = (event: CaptureEvent, { pointerId }: PointerEvent) => {
    if (pointerId !== held.current) return;
    if (event.type !== 'move') held.current = undefined;
    onEvent(event);
  };
  const at = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX + scroll.x,
    y: clientY + scroll.y,
  });
  const strokes = state.drawing ? [...state.strokes, state.drawing] : state.strokes;
  return (
    <svg
      className={`canvas ${state.tool}`}
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0 || held.current !== undefined) return;
        held.current = event.pointerId;
        capturePointer(event);
        onEvent({ type: 'press', at: at(event) });
      }}
      onPointerMove={(event) => tell({ type: 'move', at: at(event) }, event)}
      onPointerUp={(event) => tell({ type: 'release' }, event)}
      onPointerCancel={(event) => tell({ type: 'cancel' }, event)}
    >
      <g transform={`translate(${-scroll.x} ${-scroll.y})`}>
        {strokes.map((stroke, index) => (
          // A mark is nothing but how it looks: its place in the row is all that tells it from others.
          <path
            key={index}
            d={strokePath(stroke)}
            fill="none"
            stroke={stroke.color}
            style={{ strokeWidth: `${strokeWidth(stroke)}px` }}
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
