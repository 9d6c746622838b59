import type { ReactNode } from 'react';
import type { MediaCropperProps } from '../MediaCropper/MediaCropperProps';
import type { LibraryFilter, MediaItem } from '../MediaLibrary/MediaLibraryProps';
import type { MediaUploaderProps } from '../MediaUploader/MediaUploaderProps';

export type MediaPickerLibrary = {
  /** What of the library is loaded so far, in its order; `undefined` while the first of it loads. */
  items: readonly MediaItem[] | undefined;
  /** Why it could not be loaded; shown in place of the pictures. */
  error?: string | undefined;
  /** Loads again after an error. */
  onRetry?: () => void;
  /** There is more to load. */
  hasMore?: boolean;
  /** More is being loaded. */
  isLoadingMore?: boolean;
  /** Loads more. */
  onMore?: () => void;
  /** The term in force. */
  search: string;
  /** Called 300 ms after the last key. */
  onSearch: (term: string) => void;
  /** Which part of the library can be looked at: all, pictures, videos … */
  filters: readonly LibraryFilter[];
  /** The one in force. */
  filter: string;
  /** Called with a filter's value. */
  onFilter: (value: string) => void;
};

export type MediaPickerYoutube = {
  /** Why an address is not taken; `undefined` takes it. */
  check: (url: string) => string | undefined;
  /** Adds the video to the library. A rejection's message is shown under the address. */
  add: (url: string) => Promise<MediaItem>;
};

export type MediaPickerProps = {
  /** Whether it is open. */
  open: boolean;
  /** Called by Escape, cancel and the cross: nothing changes. */
  onClose: () => void;
  /** Names the dialog: 'Pictures and videos'. */
  title: string;
  /** What is chosen when it opens, in order. */
  value: readonly MediaItem[];
  /** Called with what is chosen, in order. Close it yourself. */
  onChoose: (items: readonly MediaItem[]) => void;
  /** Most that can be chosen; 1 makes a choice replace the one before. */
  limit: number;
  /** Said when one more is chosen: "You can't select more than 7". */
  limitText: string;
  /** Why what is chosen is not enough yet: 'Please include the following required ratio(s): 1:1'. It only warns. */
  checkSelection?: (items: readonly MediaItem[]) => string | undefined;
  /** Why one item can't be chosen here: a logo that is too narrow. */
  problemOf?: (item: MediaItem) => string | undefined;
  /** The library and how it is searched. */
  library: MediaPickerLibrary;
  /** How files are checked and sent; without it nothing can be uploaded. */
  uploader?: Omit<MediaUploaderProps, 'onUploaded'>;
  /** How videos are added by address; without it they can't be. */
  youtube?: MediaPickerYoutube;
  /** A further way to add to the library; it is told how to choose what was added. */
  maker?: (choose: (item: MediaItem) => void) => ReactNode;
  /** How pictures are cut to a shape; without it they can't be. */
  cropper?: Pick<MediaCropperProps, 'shapes' | 'check' | 'save'>;
};
