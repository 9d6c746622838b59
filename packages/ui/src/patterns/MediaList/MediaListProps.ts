import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

export type MediaListProps = {
  /** Accessible name: 'Chosen pictures and videos'. */
  label: string;
  /** In order; the first one is the primary item. */
  items: readonly MediaItem[];
  /** Called with the items after a move or removal. */
  onChange: (items: readonly MediaItem[]) => void;
  /** Replaces an item. */
  onReplace?: (item: MediaItem) => void;
  /** Crops an image. */
  onCrop?: (item: MediaItem) => void;
  /** Describes what is wrong with an item; shown on it. */
  checkItem?: (item: MediaItem) => string | undefined;
  /** Shown but not editable. */
  disabled?: boolean;
};
