import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

export type MediaListProps = {
  /** Spoken name: 'Chosen pictures and videos'. */
  label: string;
  /** In order; the first one leads. */
  items: readonly MediaItem[];
  /** Called with the new order, or without what was removed. */
  onChange: (items: readonly MediaItem[]) => void;
  /** Lets another one take an item's place. */
  onReplace?: (item: MediaItem) => void;
  /** Cuts a picture to a shape. */
  onCrop?: (item: MediaItem) => void;
  /** What is wrong with an item; shown on it. */
  problemOf?: (item: MediaItem) => string | undefined;
  /** Shown but not editable. */
  disabled?: boolean;
};
