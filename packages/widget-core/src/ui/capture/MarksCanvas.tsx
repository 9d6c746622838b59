import type { PointerEvent } from 'react';
import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import { type Point, strokePath, strokeWidth } from '../../capture/strokes';

export type MarksCanvasProps = {
  /** Where the page is scrolled to, in pixels. */
  readonly scroll: Point;
  /** The visible part of the page, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly state: CaptureState;
  readonly onEvent: (event: CaptureEvent) => void;
  readonly label: string;
};

/** The sheet over the page on which marks are drawn. */
export function MarksCanvas({ scroll, size, state, onEvent, label }: MarksCanvasProps) {
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
      viewBox={`${scroll.x} ${scroll.y} ${size.width} ${size.height}`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        capturePointer(event);
        onEvent({ type: 'press', at: at(event) });
      }}
      onPointerMove={(event) => onEvent({ type: 'move', at: at(event) })}
      onPointerUp={() => onEvent({ type: 'release' })}
      onPointerCancel={() => onEvent({ type: 'cancel' })}
    >
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
