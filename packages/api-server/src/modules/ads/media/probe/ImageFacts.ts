/** Facts that an image's content states. */
export type ImageFacts = {
  /** Pixels as displayed, with the camera's rotation applied. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Offset where the image ends; other data may be hidden after it. */
  readonly end: number;
};
