import { describe, expect, test } from 'vitest';
import {
  canMute,
  formatTimer,
  idleRecording,
  nextRecordingState,
  type RecordingEvent,
  type RecordingState,
} from './recordingState';

const file = new File(['recording'], 'screen-recording.webm');
const after = (...events: RecordingEvent[]) => events.reduce(nextRecordingState, idleRecording);
const start = { type: 'start' } as const;
const started = { type: 'started', hasMicrophone: true } as const;
const tick = (elapsedMs: number) => ({ type: 'tick', elapsedMs }) as const;
const finished = { type: 'finished', file } as const;

describe('a recording', () => {
  test('runs from idle over the browser’s prompt and the recording to its preview', () => {
    const phases = [start, started, { type: 'stop' } as const, finished].map(
      (_event, index, events) => after(...events.slice(0, index + 1)).phase,
    );
    expect(phases).toEqual(['requesting', 'recording', 'finishing', 'stopped']);
    expect(after(start, started, finished)).toEqual({ phase: 'stopped', isMuted: false, file });
  });

  test.each([
    [0, '2:00'],
    [999, '2:00'],
    [1000, '1:59'],
    [61_000, '0:59'],
    [119_999, '0:01'],
  ])('after %i ms the timer shows %s', (elapsedMs, text) => {
    const state = after(start, started, tick(elapsedMs));
    expect([state.phase, formatTimer(state)]).toEqual(['recording', text]);
  });

  test('stops by itself at 120 s', () => {
    expect(after(start, started, tick(120_000)).phase).toBe('finishing');
  });

  test('a second that has not passed changes nothing', () => {
    const state = after(start, started);
    expect(nextRecordingState(state, tick(900))).toBe(state);
  });

  test('denied: idle again with a note, which the next start clears', () => {
    const denied = after(start, { type: 'failed', note: 'denied' });
    expect(denied).toEqual({ phase: 'idle', isMuted: false, note: 'denied' });
    expect(nextRecordingState(denied, start)).toEqual({ phase: 'requesting', isMuted: false });
  });

  test('cleared: the recording is discarded, the choice of microphone stays', () => {
    const muted = { type: 'toggleMute' } as const;
    expect(after(muted, start, started, finished, { type: 'clear' })).toEqual({
      phase: 'idle',
      isMuted: true,
    });
  });

  test.each<[string, RecordingState, boolean]>([
    ['before the start', idleRecording, true],
    ['at the prompt', after(start), false],
    ['with a microphone', after(start, started), true],
    ['without one', after(start, { type: 'started', hasMicrophone: false }), false],
    ['in the preview', after(start, started, finished), false],
    ['where nothing can be recorded', { phase: 'unavailable' }, false],
  ])('%s the microphone can be switched: %s', (_when, state, isPossible) => {
    expect(canMute(state)).toBe(isPossible);
    expect(nextRecordingState(state, { type: 'toggleMute' }) !== state).toBe(isPossible);
  });

  test.each<[RecordingEvent, RecordingState]>([
    [started, idleRecording],
    [finished, after(start)],
    [{ type: 'stop' }, idleRecording],
    [tick(120_000), after(start, started, finished)],
    [{ type: 'failed', note: 'failed' }, after(start, started, finished)],
    [start, { phase: 'unavailable' }],
    [start, after(start, started)],
    [{ type: 'clear' }, after(start, started)],
  ])('%j does not fit and changes nothing', (event, state) => {
    expect(nextRecordingState(state, event)).toBe(state);
  });
});
