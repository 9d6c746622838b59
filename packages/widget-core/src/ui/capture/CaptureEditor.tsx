import { type PointerEvent, useEffect, useReducer, useRef } from 'react';
import {
  emptyCapture,
  nextCaptureState,
  type Point,
  type Stroke,
  strokePath,
  strokeWidth,
} from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import { CaptureToolbar } from './CaptureToolbar';

export type CaptureEditorProps = {
  /** Where the page is scrolled to, in pixels; it stays there while the editor is open. */
  readonly scroll: Point;
  /** The visible part of the page, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly translate: Translate;
  readonly onDismiss: () => void;
  readonly onNext: (strokes: readonly Stroke[]) => void;
};

/** The full-page overlay on which a visitor marks what they mean (widget §2.5, §4.5). */
export function CaptureEditor({ scroll, size, translate, onDismiss, onNext }: CaptureEditorProps) {
  const [state, send] = useReducer(nextCaptureState, emptyCapture);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(function takeFocus() {
    dialog.current?.focus();
  }, []);
  const at = ({ clientX, clientY }: PointerEvent): Point => ({
    x: clientX + scroll.x,
    y: clientY + scroll.y,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Escape') onDismiss();
    // On a button, Enter presses that button.
    else if (event.key === 'Enter' && event.target === dialog.current) onNext(state.strokes);
    else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) send({ type: 'undo' });
    else if (event.key === 'Tab' && dialog.current) keepFocus(event, dialog.current);
    else if (/^(?:Arrow|Page|Home|End| )/.test(event.key) && event.target === dialog.current)
      event.preventDefault();
  };
  useEffect(function listenToKeys() {
    const element = dialog.current;
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  const strokes = state.drawing ? [...state.strokes, state.drawing] : state.strokes;
  return (
    <div
      ref={dialog}
      className="capture"
      role="dialog"
      aria-modal="true"
      aria-label={translate('captureEditor')}
      tabIndex={-1}
    >
      <svg
        className="canvas"
        role="img"
        aria-label={translate('captureEditor')}
        viewBox={`${scroll.x} ${scroll.y} ${size.width} ${size.height}`}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          capturePointer(event);
          send({ type: 'press', at: at(event) });
        }}
        onPointerMove={(event) => send({ type: 'move', at: at(event) })}
        onPointerUp={() => send({ type: 'release' })}
        onPointerCancel={() => send({ type: 'cancel' })}
      >
        {strokes.map((stroke, index) => (
          // Marks are only ever added and taken from the end.
          <path
            key={index}
            d={strokePath(stroke)}
            fill="none"
            stroke={stroke.color}
            style={{ strokeWidth: `${strokeWidth(stroke)}px` }}
          />
        ))}
      </svg>
      <div className="edge" />
      <CaptureToolbar
        state={state}
        onEvent={send}
        onDismiss={onDismiss}
        onNext={() => onNext(state.strokes)}
        translate={translate}
      />
    </div>
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

/** Keeps the tab key within the editor: the page beneath can't be used now. */
function keepFocus(event: KeyboardEvent, dialog: HTMLElement): void {
  const buttons = [...dialog.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const [first, last] = [buttons[0], buttons.at(-1)];
  const { target } = event;
  if (event.shiftKey && (target === first || target === dialog)) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && target === last) {
    event.preventDefault();
    first?.focus();
  }
}
