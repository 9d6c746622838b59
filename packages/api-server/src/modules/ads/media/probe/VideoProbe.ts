/** Facts that a video's content states. */
export type VideoFacts = {
  readonly width: number;
  readonly height: number;
  /** Seconds; null if the file does not say. */
  readonly duration: number | null;
};

/** Reads a video's bytes while they pass and buffers only its description. */
export type VideoProbe = {
  push(chunk: Uint8Array): void;
  /**
   * Call after the last byte; returns undefined for a video that is damaged, cut off or has no picture track.
   */
  end(): VideoFacts | undefined;
};
