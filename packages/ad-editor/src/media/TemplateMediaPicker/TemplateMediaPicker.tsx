import { checkLogoSize } from '@adlane/contract/rules';
import { type MediaItem, MediaPicker } from '@adlane/ui';
import { AiPictureMaker } from '../AiPictureMaker';
import type { MediaUse } from '../checkUpload';
import { type MediaPlatform, mediaRule } from '../mediaRule';
import { useMediaLibrary } from '../useMediaLibrary';
import { useMediaUpload } from '../useMediaUpload';

export type TemplateMediaPickerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, cancel and the cross. */
  onClose: () => void;
  /** The platform whose limits apply: 7 for Facebook, 20 and both shapes for Google (ads §5). */
  platform: MediaPlatform;
  /** `logo` offers pictures that are wide enough, at most 5. Default `ad`. */
  use?: MediaUse;
  /** The initial selection, in order. */
  value: readonly MediaItem[];
  /** Called with the selection, in order. Does not close the picker. */
  onChoose: (items: readonly MediaItem[]) => void;
  /** Less than the platform's limit: 1 for the image of a lead form. */
  limit?: number;
  /** Offers images only, without a way to add a video. */
  isImageOnly?: boolean;
  /** The client that new media are filed under; without one the agency's own. */
  clientUserId?: number | undefined;
};

function findLogoProblem({ kind, width, height }: MediaItem): string | undefined {
  return kind === 'image' ? checkLogoSize({ width, height }) : 'A logo must be an image.';
}

function findPictureProblem({ kind }: MediaItem): string | undefined {
  return kind === 'image' ? undefined : 'Only images can be selected here.';
}

function OpenTemplateMediaPicker(props: TemplateMediaPickerProps) {
  const { platform, use = 'ad', limit, isImageOnly = false, clientUserId, value, onChoose, onClose } = props;
  const rule = mediaRule(platform, use);
  const most = Math.min(limit ?? rule.limit, rule.limit);
  const library = useMediaLibrary(use);
  const { uploader, youtube, cropper } = useMediaUpload({ use, platform, clientUserId });
  const allowsVideos = use === 'ad' && !isImageOnly;
  return (
    <MediaPicker
      open
      onClose={onClose}
      title={use === 'logo' ? 'Logos' : allowsVideos ? 'Images and videos' : 'Images'}
      value={value}
      onChoose={onChoose}
      limit={most}
      limitText={most === rule.limit ? rule.limitText : `You can't select more than ${most}`}
      checkSelection={rule.checkShapes}
      {...(use === 'logo' ? { checkItem: findLogoProblem } : {})}
      {...(use === 'ad' && isImageOnly ? { checkItem: findPictureProblem } : {})}
      library={library}
      uploader={uploader}
      cropper={cropper}
      {...(allowsVideos ? { youtube } : {})}
      {...(use === 'ad'
        ? { maker: (choose) => <AiPictureMaker onMade={choose} clientUserId={clientUserId} /> }
        : {})}
    />
  );
}

/** The media library of the agency or client to choose from for an ad, with upload, crop and YouTube. */
export function TemplateMediaPicker(props: TemplateMediaPickerProps) {
  // Loads nothing until it is opened.
  return props.open ? <OpenTemplateMediaPicker {...props} /> : null;
}
