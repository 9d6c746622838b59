import type { MediaItem } from '../MediaLibrary/MediaLibraryProps';

/** File properties that the browser reads before the upload. */
export type FileFacts = {
  /** Detected from the content, not from the file name. */
  kind: 'image' | 'video';
  /** Pixels. */
  width: number;
  /** Pixels. */
  height: number;
  /** Length of a video in seconds. */
  duration: number | undefined;
};

/** Callbacks and cancellation of an upload. */
export type UploadOptions = {
  /** Reports the upload progress, 0 to 1. */
  onProgress: (share: number) => void;
  /** Aborted when the user cancels. */
  signal: AbortSignal;
  /** Reports that the upload waits for the network, and that it continues. */
  onWaiting: (isWaiting: boolean) => void;
  /** Resolves once the user has not paused the upload; to be awaited between parts. */
  whenResumed: () => Promise<void>;
};

export type MediaUploaderProps = {
  /** Types that the file dialog offers: `image/png`. `check` validates dropped and pasted files. */
  accept: readonly string[];
  /** Accepted files: 'JPEG, PNG … up to 5 MB'. */
  hint?: string;
  /**
   * Validates a file before the upload; `undefined` accepts it. Called twice: first without `facts`, for type
   * and size; then with the properties that the browser read. Files that the browser cannot read are sent
   * unchecked: the server validates them.
   */
  check: (file: File, facts?: FileFacts) => string | undefined;
  /**
   * Returns advice that does not block the upload, such as an aspect ratio that needs a crop. Not called for
   * files that the browser cannot read.
   */
  advise?: ((file: File, facts: FileFacts) => string | undefined) | undefined;
  /** Uploads a file. The message of a rejection is shown with a retry, unless the user canceled. */
  upload: (file: File, options: UploadOptions) => Promise<MediaItem>;
  /** Whether an upload can be paused: it is sent in parts. */
  canPause?: ((file: File) => boolean) | undefined;
  /** Called for each uploaded file. */
  onUploaded: (item: MediaItem) => void;
  /** Disables uploads. */
  disabled?: boolean;
};
