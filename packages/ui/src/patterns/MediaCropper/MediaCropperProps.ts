import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

/** Aspect ratio to crop to. */
export type CropShape = {
  /** Value: `square`. */
  value: string;
  /** Display text: 'Square 1:1'. */
  label: string;
  /** Width divided by height; `undefined` is free. */
  ratio: number | undefined;
};

export type MediaCropperProps = {
  /** The image; `undefined` closes the dialog. */
  item: MediaItem | undefined;
  /** In display order; the first one is selected initially. */
  shapes: readonly CropShape[];
  /** Validates the size of the crop, in pixels of the image; `undefined` accepts it. */
  check: (shape: string, size: { width: number; height: number }) => string | undefined;
  /** Saves the crop. The message of a rejection is shown. */
  save: (item: MediaItem, part: Blob, shape: string) => Promise<MediaItem>;
  /** Called with the saved item. */
  onSaved: (item: MediaItem) => void;
  /** Called by Escape, cancel and the close button. */
  onClose: () => void;
};
