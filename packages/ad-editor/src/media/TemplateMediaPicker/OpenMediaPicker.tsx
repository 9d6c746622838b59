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

function findPictureProblem({ kind }: MediaItem): string | undefined {
  return kind === 'image' ? undefined : translate('Only images can be selected here.');
}

/** The opened picker with the library, upload, crop and YouTube. */
export function OpenMediaPicker(props: TemplateMediaPickerProps) {
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
      title={translate(use === 'logo' ? 'Logos' : allowsVideos ? 'Images and videos' : 'Images')}
      value={value}
      onChoose={onChoose}
      limit={most}
      limitText={translate(most === rule.limit ? rule.limitText : "You can't select more than {most}", {
        most,
      })}
      // One medium, which replaces another, has not all the shapes that an ad needs.
      {...(most > 1 ? { checkSelection: rule.checkShapes } : {})}
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
