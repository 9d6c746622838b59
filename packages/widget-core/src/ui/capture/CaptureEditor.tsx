import { type ReactNode, useEffect, useReducer, useRef } from 'react';
import { type CaptureState, emptyCapture, nextCaptureState } from '../../capture/captureState';
import type { ScreenshotExport } from '../../capture/createScreenshotExport';
import type { TranslateDrawing } from '../../capture/drawingTexts';
import type { Point, Stroke } from '../../capture/strokes';
import { CaptureToolbar } from './CaptureToolbar';
import { sendHistory, sendMarkKey, trapFocus } from './editorKeys';
import { MarkHandles } from './MarkHandles';
import { MarksCanvas } from './MarksCanvas';
import { useScreenshotExport } from './useScreenshotExport';

export type CaptureEditorProps = {
  /** Where the page is scrolled to, in pixels; it stays there while the editor is open. */
  readonly scroll: Point;
  /** How many pixels of the window show one pixel of the page. @default 1 */
  readonly zoom?: number;
  /** What differs from an empty editor at the start: marks, tools, colors. */
  readonly initialState?: Partial<CaptureState>;
  readonly translate: TranslateDrawing;
  readonly exports: ScreenshotExport;
  readonly onDismiss: () => void;
  readonly onNext: (strokes: readonly Stroke[]) => void;
  /** Must be stable. */
  readonly onChange?: (strokes: readonly Stroke[]) => void;
  /** What is marked, if it is not the page beneath. */
  readonly children?: ReactNode;
};

/** The full-page overlay on which a visitor marks what they mean (widget §2.5, §4.5). */
export function CaptureEditor(props: CaptureEditorProps) {
  const { scroll, zoom, initialState, translate, exports, onDismiss, onNext, onChange } = props;
  const [state, send] = useReducer(nextCaptureState, { ...emptyCapture, ...initialState });
  const { strokes } = state;
  const emitted = useRef(strokes);
  useEffect(
    function emitChange() {
      if (emitted.current === strokes) return;
      emitted.current = strokes;
      onChange?.(strokes);
    },
    [strokes, onChange],
  );
  const screenshot = useScreenshotExport(exports, strokes);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(function focusDialog() {
    dialog.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    const isOnButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Escape') onDismiss();
    // On a button, Enter presses that button.
    else if (event.key === 'Enter' && !isOnButton) onNext(strokes);
    else if (event.key === 'Tab' && dialog.current) trapFocus(event, dialog.current);
    else if (!isOnButton && (sendMarkKey(event, send) || /^(?:Page|Home|End| )/.test(event.key)))
      event.preventDefault();
    else sendHistory(event, send);
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
      {props.children}
      <MarksCanvas
        scroll={scroll}
        zoom={zoom}
        state={state}
        onEvent={send}
        label={translate('captureEditor')}
      />
      <MarkHandles scroll={scroll} zoom={zoom} state={state} onEvent={send} translate={translate} />
      <div className="edge" />
      <p className="export-note" role="status" hidden={screenshot.note === undefined}>
        {screenshot.note && translate(screenshot.note)}
      </p>
      <CaptureToolbar
        state={state}
        onEvent={send}
        isExporting={screenshot.isBusy}
        onSave={screenshot.save}
        onCopy={screenshot.copy}
        onDismiss={onDismiss}
        onNext={() => onNext(strokes)}
        translate={translate}
      />
    </div>
  );
}
