import type { ReactNode } from 'react';
import type { Point, Stroke } from '../capture/strokes';
import type { Dispose } from '../dispose/disposables';
import type { CaptureArea } from './CaptureArea';
import type { Picture } from './Picture';

/** What marks are drawn on: the page, or an image over it. */
export type MarkSheet = {
  /** What the picture shows, in pixels of the page or the image. */
  readonly area: CaptureArea;
  /** Where the sheet's origin is in the window, and its zoom; read again when the window changes. */
  readonly getView: () => { readonly scroll: Point; readonly zoom: number };
  /** The sheet itself, drawn below the marks; null for the page. */
  readonly render: () => ReactNode;
  /** Converts marks of callers to the sheet's pixels, and back. */
  readonly toSheet: (marks: readonly Stroke[]) => readonly Stroke[];
  readonly fromSheet: (marks: readonly Stroke[]) => readonly Stroke[];
  /** Renders the sheet with the marks on it. What the marks hide is determined at once. */
  readonly renderPicture: (marks: readonly Stroke[]) => Promise<Picture>;
  readonly dispose: Dispose;
};
