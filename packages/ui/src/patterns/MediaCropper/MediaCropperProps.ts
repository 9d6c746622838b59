import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

/** A shape that a picture can be cut to. */
export type CropShape = {
  /** What is handed on: `square`. */
  value: string;
  /** What is shown: 'Square 1:1'. */
  label: string;
  /** Width to height; `undefined` leaves it free. */
  ratio: number | undefined;
};

export type MediaCropperProps = {
  /** The picture; `undefined` keeps the dialog closed. */
  item: MediaItem | undefined;
  /** In the order shown; the first one is chosen at the start. */
  shapes: readonly CropShape[];
  /** Why a part of this size (pixels of the picture) is not taken; `undefined` takes it. */
  check: (shape: string, size: { width: number; height: number }) => string | undefined;
  /** Stores the part that was cut out. A rejection's message is shown. */
  save: (item: MediaItem, part: Blob, shape: string) => Promise<MediaItem>;
  /** Called with what was stored. */
  onSaved: (item: MediaItem) => void;
  /** Called by Escape, cancel and the cross. */
  onClose: () => void;
};
