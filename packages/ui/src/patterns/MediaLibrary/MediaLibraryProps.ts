/** A picture or video. What an API calls them fits as it is. */
export type MediaItem = {
  /** Unique in the library. */
  id: number;
  /** What it is. */
  kind: 'image' | 'video';
  /** What it is called. */
  name: string;
  /** Where a picture or a video file lies; of a YouTube video its page. */
  url: string;
  /** A small picture of it. Without one, pictures stand for themselves and videos show a sign. */
  thumbnailUrl?: string | null | undefined;
  /** Pixels; 0 where they are not known. */
  width: number;
  /** Pixels; 0 where they are not known. */
  height: number;
  /** Seconds of a video. */
  duration?: number | null | undefined;
  /** Set for a video that lies at YouTube. */
  youtube_id?: string | null | undefined;
};

/** A part of the library. */
export type LibraryFilter = {
  /** What is handed on. */
  value: string;
  /** What is shown: 'Videos'. */
  label: string;
};

export type MediaLibraryProps = {
  /** Spoken name of the grid: 'Media library'. */
  label: string;
  /** In display order; `undefined` while loading. */
  items: readonly MediaItem[] | undefined;
  /** What is chosen, in order; each shows its place. */
  selected: readonly MediaItem[];
  /** Called with what is chosen after a press. */
  onSelect: (items: readonly MediaItem[]) => void;
  /** Most that can be chosen; 1 makes a choice replace the one before. */
  limit: number;
  /** Called instead of `onSelect` when one more than `limit` is pressed. */
  onLimit?: () => void;
  /** Why an item can't be chosen; it is shown greyed, with the reason. */
  problemOf?: (item: MediaItem) => string | undefined;
  /** Shows a button on pictures that cuts them to a shape. */
  onCrop?: (item: MediaItem) => void;
  /** Why the library could not be loaded. */
  error?: string | undefined;
  /** Loads again after an error. */
  onRetry?: () => void;
  /** There is more to load. */
  hasMore?: boolean;
  /** More is being loaded. */
  isLoadingMore?: boolean;
  /** Loads more. */
  onMore?: () => void;
  /** A search or filter is in force: nothing found is not the same as nothing there. */
  isFiltered?: boolean;
};
