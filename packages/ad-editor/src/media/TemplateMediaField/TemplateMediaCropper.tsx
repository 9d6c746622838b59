import { MediaCropper, type MediaItem } from '@adlane/ui';
import { type MediaPlace, useMediaUpload } from '../useMediaUpload';

export type TemplateMediaCropperProps = MediaPlace & {
  /** The picture to crop. */
  item: MediaItem;
  onClose: () => void;
  /** Told the new picture, which is in the library then. */
  onSaved: (item: MediaItem) => void;
};

/** Crops a picture of an ad, and adds the part to the library. */
export function TemplateMediaCropper({ item, onClose, onSaved, ...place }: TemplateMediaCropperProps) {
  const { cropper } = useMediaUpload(place);
  return <MediaCropper {...cropper} item={item} onClose={onClose} onSaved={onSaved} />;
}
