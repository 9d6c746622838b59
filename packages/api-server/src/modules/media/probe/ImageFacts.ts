/** What a picture says of itself. */
export type ImageFacts = {
  /** Pixels as shown: a camera's rotation is counted in. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Where the picture's own bytes end; what comes after is something else that hides behind it. */
  readonly end: number;
};
