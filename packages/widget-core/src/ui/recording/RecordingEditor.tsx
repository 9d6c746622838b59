import { useEffect, useReducer, useRef } from 'react';
import { emptyCapture, nextCaptureState, type Point } from '../../capture/captureState';
import type { Translate } from '../../page/translate';
import type { RecordingAction } from '../../recording/createRecording';
import type { RecordingState } from '../../recording/recordingState';
import type { RecordingTextKey } from '../../recording/recordingTexts';
import { MarksCanvas } from '../capture/MarksCanvas';
import { RecordingControls } from './RecordingControls';
import { RecordingPreview } from './RecordingPreview';

export type RecordingEditorProps = {
  readonly recording: RecordingState;
  readonly act: (action: RecordingAction) => void;
  /** The part of the page that is seen, in pixels; it moves as the visitor scrolls. */
  readonly scroll: Point;
  readonly size: { readonly width: number; readonly height: number };
  readonly translate: Translate;
  readonly say: (key: RecordingTextKey) => string;
  readonly onDismiss: () => void;
  readonly onSend: (file: File) => void;
};

/** A film is of the page in use: it begins with the pointer. */
const emptyDrawing = { ...emptyCapture, tool: 'pointer' } as const;

/** The bar of a screen recording over a page that stays usable, with marks drawn while it runs (widget §2.5, §4.6). */
export function RecordingEditor(props: RecordingEditorProps) {
  const { recording, act, scroll, size, translate, say, onDismiss, onSend } = props;
  const { phase } = recording;
  const [drawing, draw] = useReducer(nextCaptureState, emptyDrawing);
  const layer = useRef<HTMLDivElement>(null);
  const isDrawing = phase === 'recording' && drawing.tool !== 'pointer';
  useEffect(
    function takeFocus() {
      // The button that had it may be gone.
      if (phase === 'idle' || phase === 'stopped' || phase === 'unavailable') layer.current?.focus();
    },
    [phase],
  );
  useEffect(
    function wipeMarks() {
      if (phase === 'recording') return;
      draw({ type: 'clear' });
      draw({ type: 'tool', tool: 'pointer' });
    },
    [phase],
  );
  useEffect(function listenToKeys() {
    const element = layer.current;
    const onKeyDown = (event: KeyboardEvent) => {
      event.stopPropagation();
      if (event.key === 'Escape') onDismiss();
      else if (event.key === 'z' && (event.ctrlKey || event.metaKey)) draw({ type: 'undo' });
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div
      ref={layer}
      className={isDrawing ? 'capture recording' : 'capture recording on-page'}
      role="dialog"
      aria-label={say('screenRecording')}
      tabIndex={-1}
    >
      {phase === 'recording' && (
        <MarksCanvas
          scroll={scroll}
          size={size}
          state={drawing}
          onEvent={draw}
          label={translate('captureEditor')}
        />
      )}
      <div className="edge" />
      {phase === 'stopped' && <RecordingPreview file={recording.file} label={say('recordingPreview')} />}
      <RecordingNote recording={recording} translate={translate} say={say} />
      <RecordingControls
        recording={recording}
        drawing={drawing}
        act={act}
        onDraw={draw}
        onDismiss={onDismiss}
        onSend={onSend}
        translate={translate}
        say={say}
      />
    </div>
  );
}

/** Why there is no film, in place (widget §8). */
function RecordingNote({
  recording,
  translate,
  say,
}: Pick<RecordingEditorProps, 'recording' | 'translate' | 'say'>) {
  const text =
    recording.phase === 'unavailable'
      ? say('browserNotSupported')
      : recording.phase === 'idle' && recording.note === 'denied'
        ? say('accessToScreenSharingDenied')
        : recording.phase === 'idle' && recording.note === 'failed'
          ? translate('sendingFailed')
          : undefined;
  return text === undefined ? null : (
    <p className="panel note" role="alert">
      {text}
    </p>
  );
}
