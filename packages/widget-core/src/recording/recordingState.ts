import { maxRecordingSeconds } from '@adlane/contract/constants';

/** Note that is shown to the visitor in place. */
export type RecordingNote = 'denied' | 'failed';

/** A screen recording (widget §4.6). `requesting` waits for the browser's prompt, `finishing` for the last chunk. */
export type RecordingState =
  | { readonly phase: 'unavailable' }
  | { readonly phase: 'idle'; readonly isMuted: boolean; readonly note?: RecordingNote }
  | { readonly phase: 'requesting'; readonly isMuted: boolean }
  | {
      readonly phase: 'recording';
      readonly isMuted: boolean;
      readonly hasMicrophone: boolean;
      readonly secondsLeft: number;
    }
  | { readonly phase: 'finishing'; readonly isMuted: boolean }
  | { readonly phase: 'stopped'; readonly isMuted: boolean; readonly file: File };

export type RecordingEvent =
  | { readonly type: 'start' }
  | { readonly type: 'started'; readonly hasMicrophone: boolean }
  | { readonly type: 'tick'; readonly elapsedMs: number }
  | { readonly type: 'toggleMute' }
  | { readonly type: 'stop' }
  | { readonly type: 'finished'; readonly file: File }
  | { readonly type: 'failed'; readonly note: RecordingNote }
  /** Discards the recording for a new one. */
  | { readonly type: 'clear' };

export const idleRecording: RecordingState = { phase: 'idle', isMuted: false };

/** The recording's transition function; an event that does not fit the phase changes nothing. */
export function nextRecordingState(state: RecordingState, event: RecordingEvent): RecordingState {
  if (state.phase === 'unavailable') return state;
  const { phase, isMuted } = state;
  switch (event.type) {
    case 'start':
      return phase === 'idle' ? { phase: 'requesting', isMuted } : state;
    case 'started':
      if (phase !== 'requesting') return state;
      return {
        phase: 'recording',
        isMuted,
        hasMicrophone: event.hasMicrophone,
        secondsLeft: maxRecordingSeconds,
      };
    case 'tick':
      return phase === 'recording' ? countDown(state, event.elapsedMs) : state;
    case 'toggleMute':
      return canMute(state) ? { ...state, isMuted: !isMuted } : state;
    case 'stop':
      return phase === 'recording' ? { phase: 'finishing', isMuted } : state;
    case 'finished':
      // The visitor may end sharing in the browser's bar: the recording is then finished.
      return phase === 'recording' || phase === 'finishing'
        ? { phase: 'stopped', isMuted, file: event.file }
        : state;
    case 'failed':
      return phase === 'stopped' ? state : { phase: 'idle', isMuted, note: event.note };
    case 'clear':
      return phase === 'stopped' ? { phase: 'idle', isMuted } : state;
    default:
      return event satisfies never;
  }
}

function countDown(
  state: Extract<RecordingState, { phase: 'recording' }>,
  elapsedMs: number,
): RecordingState {
  const secondsLeft = Math.max(0, maxRecordingSeconds - Math.floor(elapsedMs / 1000));
  if (secondsLeft === 0) return { phase: 'finishing', isMuted: state.isMuted };
  return secondsLeft === state.secondsLeft ? state : { ...state, secondsLeft };
}

/** Returns whether the microphone can be muted: before the start, and later if there is one. */
export function canMute(state: RecordingState): boolean {
  return state.phase === 'idle' || (state.phase === 'recording' && state.hasMicrophone);
}

/** The time left as it is shown, from 2:00 down. */
export function formatTimer(state: RecordingState): string {
  const seconds = state.phase === 'recording' ? state.secondsLeft : maxRecordingSeconds;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
