import type { Dispose } from '../dispose/disposables';
import type { Scope } from '../scope/scope';
import { createRecorder, findRecordingFormat, type Recorder } from './createRecorder';
import {
  idleRecording,
  nextRecordingState,
  type RecordingEvent,
  type RecordingNote,
  type RecordingState,
} from './recordingState';

/** What a visitor can do; the rest happens. */
export type RecordingAction = Extract<
  RecordingEvent,
  { readonly type: 'start' | 'stop' | 'toggleMute' | 'clear' }
>;

export type Recording = {
  readonly state: () => RecordingState;
  readonly act: (action: RecordingAction) => void;
  /** Gives screen and microphone back; nothing happens after it. */
  readonly dispose: Dispose;
};

/** Interval of the timer. */
const tickMs = 250;

/** A recording at work: the state's transitions, and what they set off in the browser. */
export function createRecording(
  { window, clock, guard }: Pick<Scope, 'window' | 'clock' | 'guard'>,
  onChange: (state: RecordingState) => void,
): Recording {
  const format = findRecordingFormat(window);
  let state: RecordingState = format ? idleRecording : { phase: 'unavailable' };
  let recorder: Recorder | undefined;
  let stopTimer: Dispose = () => {};
  let isDisposed = false;

  const send = (event: RecordingEvent) => {
    const before = state;
    state = nextRecordingState(before, event);
    if (isDisposed || state === before) return;
    if (state.phase !== 'recording') stopTimer();
    if (state.phase === 'finishing') recorder?.stop();
    onChange(state);
  };
  const fail = (note: RecordingNote) => send({ type: 'failed', note });
  const begin = async (isMuted: boolean) => {
    if (!format) return;
    recorder = createRecorder(format, {
      window,
      onFinished: (file) => (file ? send({ type: 'finished', file }) : fail('failed')),
    });
    try {
      const { hasMicrophone } = await recorder.start(!isMuted);
      const startedAt = clock.now();
      if (isDisposed) return;
      stopTimer = clock.every(tickMs, () => send({ type: 'tick', elapsedMs: clock.now() - startedAt }));
      send({ type: 'started', hasMicrophone });
    } catch {
      fail('denied');
    }
  };
  return {
    state: () => state,
    act(action) {
      send(action);
      if (action.type === 'start' && state.phase === 'requesting') guard.detach(begin(state.isMuted));
      if (action.type === 'toggleMute' && state.phase === 'recording') recorder?.setMuted(state.isMuted);
    },
    dispose() {
      isDisposed = true;
      stopTimer();
      recorder?.release();
    },
  };
}
