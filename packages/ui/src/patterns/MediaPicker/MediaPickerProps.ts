import type { ReactNode } from 'react';
import type { MediaCropperProps } from '../MediaCropper/MediaCropperProps';
import type { LibraryFilter, MediaItem } from '../MediaLibrary/MediaLibraryProps';
import type { MediaUploaderProps } from '../MediaUploader/MediaUploaderProps';

/** The library tab of the media picker. */
export type MediaPickerLibrary = {
  /** Loaded items in order; `undefined` while the first ones load. */
  items: readonly MediaItem[] | undefined;
  /** Why the library could not be loaded; shown in place of the items. */
  error?: string | undefined;
  /** Retries after an error. */
  onRetry?: () => void;
  /** More items are available. */
  hasMore?: boolean;
  /** More items are loading. */
  isLoadingMore?: boolean;
  /** Loads more items. */
  onMore?: () => void;
  /** Current search term. */
  search: string;
  /** Called 300 ms after the last keystroke. */
  onSearch: (term: string) => void;
  /** Filters: all, images, videos … */
  filters: readonly LibraryFilter[];
  /** Active filter. */
  filter: string;
  /** Called with the value of a filter. */
  onFilter: (value: string) => void;
};

/** The YouTube tab of the media picker. */
export type MediaPickerYoutube = {
  /** Validates a URL; `undefined` accepts it. */
  check: (url: string) => string | undefined;
  /** Adds the video to the library. The message of a rejection is shown below the input. */
  add: (url: string) => Promise<MediaItem>;
};

export type MediaPickerProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called by Escape, cancel and the close button: the selection stays. */
  onClose: () => void;
  /** Title of the dialog: 'Pictures and videos'. */
  title: string;
  /** Initial selection in order. */
  value: readonly MediaItem[];
  /** Called with the selection in order. The caller closes the dialog. */
  onChoose: (items: readonly MediaItem[]) => void;
  /** Maximum number of selected items; with 1, a selection replaces the previous one. */
  limit: number;
  /** Shown if the limit is exceeded: "You can't select more than 7". */
  limitText: string;
  /** Warning for an incomplete selection: 'Please include the following required ratio(s): 1:1'. */
  checkSelection?: (items: readonly MediaItem[]) => string | undefined;
  /** Why an item cannot be selected here: a logo that is too narrow. */
  checkItem?: (item: MediaItem) => string | undefined;
  /** Items and search of the library. */
  library: MediaPickerLibrary;
  /** Checks and sends files; omit it to disable uploads. */
  uploader?: Omit<MediaUploaderProps, 'onUploaded'>;
  /** Adds YouTube videos by URL; omit it to disable this. */
  youtube?: MediaPickerYoutube;
  /** Another way to add items; receives a function that selects a new item. */
  maker?: (choose: (item: MediaItem) => void) => ReactNode;
  /** Crops images; omit it to disable cropping. */
  cropper?: Pick<MediaCropperProps, 'shapes' | 'check' | 'save'>;
};
