/** What a video says of itself. */
export type VideoFacts = {
  readonly width: number;
  readonly height: number;
  /** Seconds; null where the file does not say. */
  readonly duration: number | null;
};

/** Looks at a video's bytes as they pass, and holds only what describes it. */
export type VideoProbe = {
  push(chunk: Uint8Array): void;
  /** After the last byte; undefined where it is damaged, cut off, or shows no picture. */
  end(): VideoFacts | undefined;
};
