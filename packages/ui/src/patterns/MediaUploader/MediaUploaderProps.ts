import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

/** What a browser finds out about a file before it is sent. */
export type FileFacts = {
  /** By the browser's reading of the file, not by its name. */
  kind: 'image' | 'video';
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Seconds of a video. */
  duration: number | undefined;
};

export type UploadOptions = {
  /** To be called with the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the user cancels. */
  signal: AbortSignal;
};

export type MediaUploaderProps = {
  /** Types that the file dialog offers: `image/png`. What is dropped or pasted is judged by `check`. */
  accept: readonly string[];
  /** What is taken, in one line: 'JPEG, PNG … up to 5 MB'. */
  hint?: string;
  /**
   * Why a file is not sent; `undefined` sends it. Called twice: first without `facts`, for type and bytes; then with what
   * the browser read of it. Files that the browser can't read are sent without: the server judges them.
   */
  check: (file: File, facts?: FileFacts) => string | undefined;
  /**
   * What should be known of a file that is sent all the same, such as a shape that needs a crop: shown from before it is
   * sent. Not asked of files that the browser can't read.
   */
  advise?: ((file: File, facts: FileFacts) => string | undefined) | undefined;
  /** Sends a file. A rejection's message is shown with a way to try again; one after a cancel is not. */
  upload: (file: File, options: UploadOptions) => Promise<MediaItem>;
  /** Called for each file that has arrived. */
  onUploaded: (item: MediaItem) => void;
  /** Takes nothing more. */
  disabled?: boolean;
};
