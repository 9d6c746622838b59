import { useEffect, useReducer, useRef } from 'react';
import { emptyCapture, nextCaptureState, type Point, type Stroke } from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import { CaptureToolbar } from './CaptureToolbar';
import { MarksCanvas } from './MarksCanvas';

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
  return (
    <div
      ref={dialog}
      className="capture"
      role="dialog"
      aria-modal="true"
      aria-label={translate('captureEditor')}
      tabIndex={-1}
    >
      <MarksCanvas
        scroll={scroll}
        size={size}
        state={state}
        onEvent={send}
        label={translate('captureEditor')}
      />
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
