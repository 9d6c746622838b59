import { expect, test, vi } from 'vitest';
import type { HostWindow } from '../scope/scope';
import { createRecorder, recordingFormat } from './createRecorder';

const wanted = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
];

/** A browser that records in these formats. */
function browser(formats: readonly string[], devices: object = { getDisplayMedia: () => undefined }) {
  const starts: unknown[] = [];
  class Recorder extends EventTarget {
    static isTypeSupported = (format: string) => formats.includes(format);
    state = 'inactive';
    start(ms: number) {
      starts.push(ms);
    }
  }
  class Stream {}
  const window = { navigator: { mediaDevices: devices }, MediaRecorder: Recorder, MediaStream: Stream };
  return { window: window as unknown as HostWindow, starts };
}

test.each(wanted.map((format, index) => [format, wanted.slice(index)] as const))(
  'of those left, %s is taken first: WebM before MP4',
  (format, left) => {
    expect(recordingFormat(browser(left.toReversed()).window)).toBe(format);
  },
);

test.each<[string, HostWindow]>([
  ['that knows none of them', browser(['video/ogg']).window],
  ['that shares no screen', browser(wanted, {}).window],
])('a browser %s records nothing', (_what, window) => {
  expect(recordingFormat(window)).toBeUndefined();
});

test('data comes each 200 ms, of a screen of at most 3072 × 1728 at 10, at most 24 frames a second', async () => {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const getDisplayMedia = vi.fn(async () => stream);
  const { window, starts } = browser(wanted, { getDisplayMedia });
  await createRecorder('video/webm', { window, onFinished: () => undefined }).start(false);
  expect(starts).toEqual([200]);
  expect(getDisplayMedia).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      video: { frameRate: { ideal: 10, max: 24 }, width: { max: 3072 }, height: { max: 1728 } },
    }),
  );
});
