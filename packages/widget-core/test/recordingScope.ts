import type { HostWindow, Scope } from '../src/scope/scope';
import { testScope } from './testScope';
import { watchRecorders } from './watchRecorders';

export type RecordingWorld = {
  /** What the browser returns for a screen capture; a recording of a canvas by default. */
  readonly screen?: () => Promise<MediaStream>;
  /** The same for the microphone. */
  readonly microphone?: () => Promise<MediaStream>;
  /** A browser that can't record its screen. */
  readonly isUnsupported?: boolean;
};

/**
 * The page's scope with screens and microphones that a test hands out, and a clock that it moves. Streams, tracks and the
 * recorder are the browser's own.
 */
export function recordingScope({
  screen = recordCanvas,
  microphone = hum,
  isUnsupported,
}: RecordingWorld = {}) {
  const tracks: MediaStreamTrack[] = [];
  const requested: (DisplayMediaStreamOptions | MediaStreamConstraints | undefined)[] = [];
  const handOut =
    (open: () => Promise<MediaStream>) =>
    async (request?: DisplayMediaStreamOptions | MediaStreamConstraints) => {
      requested.push(request);
      const stream = await open();
      tracks.push(...stream.getTracks());
      return stream;
    };
  const mediaDevices = isUnsupported
    ? {}
    : { getDisplayMedia: handOut(screen), getUserMedia: handOut(microphone) };
  const clock = movableClock();
  const { MediaRecorder, hasFrame, isStopped } = watchRecorders();
  const scope: Scope = {
    ...testScope().scope,
    window: createWindow(mediaDevices, MediaRecorder),
    clock,
  };
  return { scope, tracks, requested, advance: clock.advance, hasFrame, isStopped };
}

/** The page's window, but with a navigator that knows other devices, and with a watched recorder. */
function createWindow(mediaDevices: object, MediaRecorder: object): HostWindow {
  return overlay(window, { navigator: overlay(navigator, { mediaDevices }), MediaRecorder });
}

/** The same object with other properties; what is left is asked of the real one, which takes no stranger's calls. */
function overlay<O extends object>(real: O, own: Readonly<Record<string, unknown>>): O {
  return new Proxy(real, {
    get(target, key) {
      if (typeof key === 'string' && key in own) return own[key];
      const value: unknown = Reflect.get(target, key);
      // Classes keep what they have; methods need the real object.
      const isMethod = typeof value === 'function' && !Object.hasOwn(value, 'prototype');
      return isMethod ? value.bind(target) : value;
    },
  });
}

function movableClock() {
  let now = 0;
  const running = new Set<() => void>();
  const every = (_ms: number, run: () => void) => {
    running.add(run);
    return () => void running.delete(run);
  };
  return {
    now: () => now,
    after: every,
    every,
    advance(ms: number) {
      now += ms;
      for (const run of running) run();
    },
  };
}

async function recordCanvas(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  const stream = canvas.captureStream(20);
  const context = canvas.getContext('2d');
  const timer = setInterval(() => {
    context?.fillRect(Math.random() * 300, 0, 20, 20);
    if (!stream.active) clearInterval(timer);
  }, 40);
  return stream;
}

/** A source of sound that needs no device and no visitor's click; Chromium has it, the type library does not. */
declare const MediaStreamTrackGenerator: new (init: {
  readonly kind: 'audio';
}) => MediaStreamTrack & { readonly writable: WritableStream<AudioData> };

async function hum(): Promise<MediaStream> {
  const track = new MediaStreamTrackGenerator({ kind: 'audio' });
  const writer = track.writable.getWriter();
  const sound = { format: 'f32', sampleRate: 48_000, numberOfFrames: 480, numberOfChannels: 1 } as const;
  let timestamp = 0;
  const timer = setInterval(() => {
    if (track.readyState === 'ended') return clearInterval(timer);
    writer
      .write(new AudioData({ ...sound, timestamp, data: new Float32Array(480) }))
      .catch(() => clearInterval(timer));
    timestamp += 10_000;
  }, 10);
  return new MediaStream([track]);
}

/** As a browser says that the visitor said no. */
export const refuse = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
