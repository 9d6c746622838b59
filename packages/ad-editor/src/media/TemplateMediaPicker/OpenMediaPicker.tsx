import { checkLogoSize } from '@adlane/contract/rules';
import { type MediaItem, MediaPicker, translate } from '@adlane/ui';
import { AiPictureMaker } from '../AiPictureMaker';
import { mediaRule } from '../mediaRule';
import { useMediaLibrary } from '../useMediaLibrary';
import { useMediaUpload } from '../useMediaUpload';
import type { TemplateMediaPickerProps } from './TemplateMediaPickerProps';

function findLogoProblem({ kind, width, height }: MediaItem): string | undefined {
  return kind === 'image' ? checkLogoSize({ width, height }) : translate('A logo must be an image.');
}

function findKindProblem(only: MediaItem['kind']) {
  const problem =
    only === 'image'
      ? translate('Only images can be selected here.')
      : translate('Only videos can be selected here.');
  return ({ kind }: MediaItem) => (kind === only ? undefined : problem);
}

/** The opened picker with the library, upload, crop and YouTube. */
export function OpenMediaPicker(props: TemplateMediaPickerProps) {
  const { platform, use = 'ad', limit, only, clientUserId, value, onChoose, onClose } = props;
  const rule = mediaRule(platform, use);
  const most = Math.min(limit ?? rule.limit, rule.limit);
  const library = useMediaLibrary(use);
  const { uploader, youtube, cropper } = useMediaUpload({ use, platform, clientUserId });
  const allowsVideos = use === 'ad' && only !== 'image';
  const titleOfKind = only === 'video' ? 'Videos' : allowsVideos ? 'Images and videos' : 'Images';
  return (
    <MediaPicker
      open
      onClose={onClose}
      title={translate(use === 'logo' ? 'Logos' : titleOfKind)}
      value={value}
      onChoose={onChoose}
      limit={most}
      limitText={translate(most === rule.limit ? rule.limitText : "You can't select more than {most}", {
        most,
      })}
      // One medium, which replaces another, has not all the shapes that an ad needs.
      {...(most > 1 ? { checkSelection: rule.checkShapes } : {})}
      {...(use === 'logo' ? { checkItem: findLogoProblem } : {})}
      {...(use === 'ad' && only ? { checkItem: findKindProblem(only) } : {})}
      library={library}
      uploader={uploader}
      cropper={cropper}
      {...(allowsVideos ? { youtube } : {})}
      {...(use === 'ad' && only !== 'video'
        ? { maker: (choose) => <AiPictureMaker onMade={choose} clientUserId={clientUserId} /> }
        : {})}
    />
  );
}
