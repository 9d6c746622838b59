import type { CaptureEvent, CaptureState } from '../../capture/captureState';
import type { RecordingAction } from '../../recording/createRecording';
import { canMute, formatTimer, type RecordingState } from '../../recording/recordingState';
import type { RecordingTextKey } from '../../recording/recordingTexts';
import { DrawingTools } from '../capture/DrawingTools';
import { IconButton } from '../capture/IconButton';

export type RecordingControlsProps = {
  readonly recording: RecordingState;
  readonly drawing: CaptureState;
  readonly act: (action: RecordingAction) => void;
  readonly onDraw: (event: CaptureEvent) => void;
  readonly onDismiss: () => void;
  readonly onSend: (file: File) => void;
  readonly translate: (key: RecordingTextKey) => string;
};

/** The bar of a recording: before and during it the record button, tools and microphone; then again or send (widget §2.5). */
export function RecordingControls(props: RecordingControlsProps) {
  const { recording, act, onDismiss, onSend, translate } = props;
  return (
    <div className="bar" role="toolbar" aria-label={translate('screenRecording')}>
      {recording.phase === 'stopped' ? (
        <button type="button" onClick={() => act({ type: 'clear' })}>
          {translate('recordAgain')}
        </button>
      ) : (
        <RunningControls {...props} />
      )}
      <span className="rule" />
      <IconButton icon="dismiss" label={translate('dismiss')} onPress={onDismiss} />
      {recording.phase === 'stopped' && (
        <button type="button" className="next" onClick={() => onSend(recording.file)}>
          {translate('next')}
        </button>
      )}
    </div>
  );
}

function RunningControls({ recording, drawing, act, onDraw, translate }: RecordingControlsProps) {
  const isRecording = recording.phase === 'recording';
  const hasSound = isMicrophoneOn(recording);
  return (
    <>
      <button
        type="button"
        className={isRecording ? 'record on' : 'record'}
        disabled={!isRecording && recording.phase !== 'idle'}
        onClick={() => act({ type: isRecording ? 'stop' : 'start' })}
      >
        {translate(isRecording ? 'stopRecording' : 'startRecording')}
      </button>
      <span className="timer" role="timer" aria-label={translate('recordingTimeLeft')}>
        {formatTimer(recording)}
      </span>
      <IconButton
        icon={hasSound ? 'microphone' : 'microphoneOff'}
        label={translate('microphone')}
        isPressed={hasSound}
        isDisabled={!canMute(recording)}
        onPress={() => act({ type: 'toggleMute' })}
      />
      <span className="rule" />
      <IconButton
        icon="pointer"
        label={translate('pointer')}
        isPressed={drawing.tool === 'pointer'}
        isDisabled={!isRecording}
        onPress={() => onDraw({ type: 'tool', tool: 'pointer' })}
      />
      <DrawingTools state={drawing} onEvent={onDraw} translate={translate} isDisabled={!isRecording} />
    </>
  );
}

function isMicrophoneOn(recording: RecordingState): boolean {
  if (recording.phase === 'unavailable') return false;
  return !recording.isMuted && (recording.phase !== 'recording' || recording.hasMicrophone);
}
