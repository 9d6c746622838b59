import { useEffect, useReducer, useRef } from 'react';
import { emptyCapture, nextCaptureState } from '../../capture/captureState';
import type { Point } from '../../capture/strokes';
import type { RecordingAction } from '../../recording/createRecording';
import type { RecordingState } from '../../recording/recordingState';
import type { RecordingTextKey } from '../../recording/recordingTexts';
import { sendHistory } from '../capture/editorKeys';
import { MarksCanvas } from '../capture/MarksCanvas';
import { RecordingControls } from './RecordingControls';
import { RecordingPreview } from './RecordingPreview';

export type RecordingEditorProps = {
  readonly recording: RecordingState;
  readonly act: (action: RecordingAction) => void;
  /** Where the page is scrolled to, in pixels. */
  readonly scroll: Point;
  readonly translate: (key: RecordingTextKey) => string;
  readonly onDismiss: () => void;
  readonly onSend: (file: File) => void;
};

/** A recording shows the page in use: it starts with the pointer tool. */
const emptyDrawing = { ...emptyCapture, tool: 'pointer' } as const;

/** The bar of a screen recording over a page that stays usable, with marks drawn while it runs (widget §2.5, §4.6). */
export function RecordingEditor(props: RecordingEditorProps) {
  const { recording, act, scroll, translate, onDismiss, onSend } = props;
  const { phase } = recording;
  const [drawing, draw] = useReducer(nextCaptureState, emptyDrawing);
  const layer = useRef<HTMLDivElement>(null);
  const isDrawing = phase === 'recording' && drawing.tool !== 'pointer';
  useEffect(
    function focusLayer() {
      // The focused button is gone, or disabled while the browser prompts.
      layer.current?.focus();
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
      else sendHistory(event, draw);
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => element?.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div
      ref={layer}
      className={isDrawing ? 'capture recording' : 'capture recording on-page'}
      role="dialog"
      aria-label={translate('screenRecording')}
      tabIndex={-1}
    >
      {phase === 'recording' && (
        <MarksCanvas scroll={scroll} state={drawing} onEvent={draw} label={translate('captureEditor')} />
      )}
      <div className="edge" />
      <div className="foot">
        {phase === 'stopped' && (
          <RecordingPreview file={recording.file} label={translate('recordingPreview')} />
        )}
        <RecordingNote recording={recording} translate={translate} />
        <RecordingControls
          recording={recording}
          drawing={drawing}
          act={act}
          onDraw={draw}
          onDismiss={onDismiss}
          onSend={onSend}
          translate={translate}
        />
      </div>
    </div>
  );
}

/** The reason why there is no recording, in place (widget §8). */
function RecordingNote({ recording, translate }: Pick<RecordingEditorProps, 'recording' | 'translate'>) {
  const text =
    recording.phase === 'unavailable'
      ? translate('browserNotSupported')
      : recording.phase === 'idle' && recording.note === 'denied'
        ? translate('accessToScreenSharingDenied')
        : recording.phase === 'idle' && recording.note === 'failed'
          ? translate('sendingFailed')
          : undefined;
  return text === undefined ? null : (
    <p className="note" role="alert">
      {text}
    </p>
  );
}
