import type { ReactNode } from 'react';
import type { Point, Stroke } from '../capture/strokes';
import type { Dispose } from '../dispose/disposables';

/** What marks are drawn on: the page, or an image over it. */
export type MarkSheet = {
  /** Where the sheet's origin is in the window, and its zoom; read again when the window changes. */
  readonly getView: () => { readonly scroll: Point; readonly zoom: number };
  /** The sheet itself, drawn below the marks; null for the page. */
  readonly render: () => ReactNode;
  /** Converts marks of callers to the sheet's pixels, and back. */
  readonly toSheet: (marks: readonly Stroke[]) => readonly Stroke[];
  readonly fromSheet: (marks: readonly Stroke[]) => readonly Stroke[];
  /** Fixes what is under the marks now; the function it returns renders it as PNG. */
  readonly prepare: (marks: readonly Stroke[]) => () => Promise<Blob>;
  readonly dispose: Dispose;
};
