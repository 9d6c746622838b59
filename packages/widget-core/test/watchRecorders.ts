/** Chromium's first chunk is one byte without a frame. */
const leastBytes = 100;

export type WatchedRecorders = {
  /** The browser's recorder class, for the scope's window. */
  readonly MediaRecorder: typeof MediaRecorder;
  /**
   * True once the latest recorder has a frame; encoders take from milliseconds to seconds for the first one. Chromium
   * gives out a recording with the tests' sound only at its end: record without a microphone.
   */
  hasFrame(): boolean;
  /** True once the latest recorder has stopped and its listeners were called. */
  isStopped(): boolean;
};

/** Watches the recorders that a test's widget creates, so that tests wait for them and not for a time. */
export function watchRecorders(): WatchedRecorders {
  const recorders: WatchedRecorder[] = [];
  class WatchedRecorder extends MediaRecorder {
    bytes = 0;
    isStopped = false;
    constructor(stream: MediaStream, options?: MediaRecorderOptions) {
      super(stream, options);
      recorders.push(this);
      this.addEventListener('dataavailable', ({ data }) => {
        this.bytes += data.size;
      });
      this.addEventListener('stop', () => {
        // A task later, the listeners that were added after this one have run.
        setTimeout(() => {
          this.isStopped = true;
        });
      });
    }
  }
  return {
    MediaRecorder: WatchedRecorder,
    hasFrame: () => (recorders.at(-1)?.bytes ?? 0) > leastBytes,
    isStopped: () => recorders.at(-1)?.isStopped === true,
  };
}
