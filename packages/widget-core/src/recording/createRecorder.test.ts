import { expect, test, vi } from 'vitest';
import type { HostWindow } from '../scope/scope';
import { createRecorder, findRecordingFormat } from './createRecorder';

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
  const recorders: EventTarget[] = [];
  class Recorder extends EventTarget {
    static isTypeSupported = (format: string) => formats.includes(format);
    state = 'inactive';
    start(ms: number) {
      starts.push(ms);
      recorders.push(this);
    }
  }
  class Stream {}
  const window = { navigator: { mediaDevices: devices }, MediaRecorder: Recorder, MediaStream: Stream, File };
  return { window: window as unknown as HostWindow, starts, recorders };
}

test.each(wanted.map((format, index) => [format, wanted.slice(index)] as const))(
  'of those left, %s is taken first: WebM before MP4',
  (format, left) => {
    expect(findRecordingFormat(browser(left.toReversed()).window)).toBe(format);
  },
);

test.each<[string, HostWindow]>([
  ['that knows none of them', browser(['video/ogg']).window],
  ['that shares no screen', browser(wanted, {}).window],
])('a browser %s records nothing', (_what, window) => {
  expect(findRecordingFormat(window)).toBeUndefined();
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

test.each([
  ['video/webm;codecs=vp9,opus', 'screen-recording.webm', 'video/webm'],
  ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'screen-recording.mp4', 'video/mp4'],
])('a recording in %s is the file %s', async (format, name, type) => {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track], getVideoTracks: () => [track] };
  const { window, recorders } = browser(wanted, { getDisplayMedia: async () => stream });
  const onFinished = vi.fn<(file: File | undefined) => void>();
  await createRecorder(format, { window, onFinished }).start(false);
  recorders[0]?.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['recording']) }));
  recorders[0]?.dispatchEvent(new Event('stop'));
  const [file] = onFinished.mock.calls[0] ?? [];
  expect([file?.name, file?.type, await file?.text()]).toEqual([name, type, 'recording']);
  expect(track.stop).toHaveBeenCalledOnce();
});
