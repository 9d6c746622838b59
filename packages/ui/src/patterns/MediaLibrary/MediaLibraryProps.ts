/** Image or video; items of the API fit as they are. */
export type MediaItem = {
  /** Unique in the library. */
  id: number;
  /** Kind of the item. */
  kind: 'image' | 'video';
  /** Name of the item. */
  name: string;
  /** URL of the image or video file; for YouTube, of its page. */
  url: string;
  /** URL of the thumbnail. Without one, images show themselves and videos an icon. */
  thumbnailUrl?: string | null | undefined;
  /** Pixels; 0 if unknown. */
  width: number;
  /** Pixels; 0 if unknown. */
  height: number;
  /** Length of a video in seconds. */
  duration?: number | null | undefined;
  /** Id of a YouTube video. */
  youtube_id?: string | null | undefined;
};

/** Filter of the library. */
export type LibraryFilter = {
  /** Value. */
  value: string;
  /** Display text: 'Videos'. */
  label: string;
};

export type MediaLibraryProps = {
  /** Accessible name of the grid: 'Media library'. */
  label: string;
  /** In display order; `undefined` while loading. */
  items: readonly MediaItem[] | undefined;
  /** Selected items in order; each tile shows its position. */
  selected: readonly MediaItem[];
  /** Called with the new selection. */
  onSelect: (items: readonly MediaItem[]) => void;
  /** Maximum number of selected items; with 1, a selection replaces the previous one. */
  limit: number;
  /** Called instead of `onSelect` if the limit is exceeded. */
  onLimit?: () => void;
  /** Why an item cannot be selected; it is dimmed and shows the reason. */
  checkItem?: (item: MediaItem) => string | undefined;
  /** Adds a crop button to images. */
  onCrop?: (item: MediaItem) => void;
  /** Why the library could not be loaded. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
  /** More items are available. */
  hasMore?: boolean;
  /** More items are loading. */
  isLoadingMore?: boolean;
  /** Loads more items. */
  onMore?: () => void;
  /** A search or filter is active: decides which empty state is shown. */
  isFiltered?: boolean;
};
