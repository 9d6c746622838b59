import type { MediaItem } from '@adlane/ui';
import type { MediaUse } from '../checkUpload';
import type { MediaPlatform } from '../mediaRule';

export type TemplateMediaPickerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, cancel and the cross. */
  onClose: () => void;
  /** The platform whose limits apply: 7 for Facebook, 20 and both shapes for Google (ads §5). */
  platform: MediaPlatform;
  /**
   * `logo` offers pictures that are wide enough, at most 5.
   * @default 'ad'
   */
  use?: MediaUse;
  /** The initial selection, in order. */
  value: readonly MediaItem[];
  /** Called with the selection, in order. Does not close the picker. */
  onChoose: (items: readonly MediaItem[]) => void;
  /** Less than the platform's limit: 1 for the image of a lead form. */
  limit?: number;
  /** Offers one kind only: for `image` without a way to add a video, for `video` without one to draw pictures. */
  only?: MediaItem['kind'];
  /** The client that new media are filed under; without one the agency's own. */
  clientUserId?: number | undefined;
};
