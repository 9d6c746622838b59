/** A part of a page or an image: pixels from its top left corner. */
export type CaptureArea = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};
