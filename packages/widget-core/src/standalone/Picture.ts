/** A PNG with its size in pixels. */
export type Picture = { readonly blob: Blob; readonly width: number; readonly height: number };
