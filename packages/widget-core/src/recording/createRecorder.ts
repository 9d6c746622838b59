import {
  maxRecordingSize,
  recordingChunkMs,
  recordingFrameRate,
  recordingName,
} from '@adlane/contract/constants';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { HostWindow } from '../scope/scope';

export type Recorder = {
  /**
   * Requests the screen, then the microphone; resolves with whether there is one. Rejects if the screen is
   * denied.
   */
  readonly start: (withMicrophone: boolean) => Promise<{ readonly hasMicrophone: boolean }>;
  readonly setMuted: (isMuted: boolean) => void;
  /** Ends the recording and passes it to `onFinished`. */
  readonly stop: Dispose;
  /** Ends everything and discards the recording. */
  readonly release: Dispose;
};

export type RecorderOptions = {
  readonly window: HostWindow;
  /** Undefined where nothing was recorded. */
  readonly onFinished: (file: File | undefined) => void;
};

/** Tried in this order (widget §9). */
const formats = [
  'video/webm;codecs=vp9,opus',
  'video/webm;codecs=vp8,opus',
  'video/webm',
  'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
  'video/mp4',
];

/** The page itself may be recorded: most visitors want to show just that. */
type ScreenRequest = DisplayMediaStreamOptions & { readonly selfBrowserSurface: 'include' };

const screenRequest: ScreenRequest = {
  video: {
    frameRate: recordingFrameRate,
    width: { max: maxRecordingSize.width },
    height: { max: maxRecordingSize.height },
  },
  audio: false,
  selfBrowserSurface: 'include',
};

/**
 * Finds a supported recording format; undefined in browsers that can't record the screen: old ones, phones,
 * pages without TLS.
 */
export function findRecordingFormat({ navigator, MediaRecorder }: HostWindow): string | undefined {
  const devices: Partial<MediaDevices> | undefined = navigator.mediaDevices;
  const recorder: Partial<typeof MediaRecorder> | undefined = MediaRecorder;
  if (!devices?.getDisplayMedia) return undefined;
  return formats.find((format) => recorder?.isTypeSupported?.(format));
}

/** One screen recording. All tracks of the browser are released on `stop`, `release` and failure. */
export function createRecorder(format: string, { window, onFinished }: RecorderOptions): Recorder {
  const { mediaDevices } = window.navigator;
  const disposables = createDisposables();
  let isReleased = false;
  let recorder: MediaRecorder | undefined;
  let microphone: MediaStreamTrack[] = [];

  const addStream = (stream: MediaStream) => {
    disposables.add(() => {
      for (const track of stream.getTracks()) track.stop();
    });
    // Released while the browser prompted: the stream is not needed any more.
    if (!isReleased) return;
    disposables.dispose();
    throw new Error('The recording was given up.');
  };
  const release = () => {
    isReleased = true;
    disposables.dispose();
  };
  const stop = () => {
    if (recorder && recorder.state !== 'inactive') recorder.stop();
  };
  const requestMicrophone = async () => {
    try {
      const stream = await mediaDevices.getUserMedia({ audio: true });
      microphone = stream.getAudioTracks();
      return stream;
    } catch {
      // Refused or missing: the recording continues without sound (widget §4.6).
      return undefined;
    }
  };
  const recordTracks = (tracks: MediaStreamTrack[]) => {
    const chunks: Blob[] = [];
    recorder = new window.MediaRecorder(new window.MediaStream(tracks), { mimeType: format });
    disposables.add(
      listen<BlobEvent>(recorder, 'dataavailable', ({ data }) => void (data.size > 0 && chunks.push(data))),
    );
    disposables.add(
      listen(recorder, 'stop', () => {
        release();
        onFinished(toFile(window, chunks, format));
      }),
    );
    disposables.add(stop);
    recorder.start(recordingChunkMs);
  };
  return {
    async start(withMicrophone) {
      try {
        const screen = await mediaDevices.getDisplayMedia(screenRequest);
        addStream(screen);
        const sound = withMicrophone ? await requestMicrophone() : undefined;
        if (sound) addStream(sound);
        const pictures = screen.getVideoTracks();
        recordTracks([...pictures, ...microphone]);
        // The visitor ends sharing in the browser's own bar.
        for (const track of pictures) disposables.add(listen(track, 'ended', stop));
        return { hasMicrophone: microphone.length > 0 };
      } catch (error) {
        release();
        throw error;
      }
    },
    setMuted(isMuted) {
      for (const track of microphone) track.enabled = !isMuted;
    },
    stop,
    release,
  };
}

function toFile(window: HostWindow, chunks: readonly Blob[], format: string): File | undefined {
  if (chunks.length === 0) return undefined;
  const [type = format] = format.split(';');
  return new window.File([...chunks], `${recordingName}.${type.slice('video/'.length)}`, { type });
}
