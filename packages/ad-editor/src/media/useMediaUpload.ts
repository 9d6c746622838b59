import { useApi } from '@adlane/api-client';
import { checkCrop, checkShape, checkYoutubeUrl, limits } from '@adlane/contract/rules';
import type { CropShape, MediaItem, MediaPickerProps, UploadOptions } from '@adlane/ui';
import { translate } from '@adlane/ui';
import { useQueryClient } from '@tanstack/react-query';
import { translateOptions } from '../form/translateOptions';
import { captureFrame } from './captureFrame';
import { acceptedTypes, checkUpload, type MediaUse } from './checkUpload';
import type { MediaPlatform } from './mediaRule';
import { orReadableError } from './orReadableError';
import { type PartCalls, uploadInParts } from './uploadInParts';

const { landscape, square } = limits.ratios;

const adShapes: readonly CropShape[] = [
  { value: 'landscape', label: 'Landscape 1.91:1', ratio: landscape.ratio },
  { value: 'square', label: 'Square 1:1', ratio: square.ratio },
  { value: 'portrait', label: 'Portrait 4:5', ratio: 4 / 5 },
  { value: 'story', label: 'Story 9:16', ratio: 9 / 16 },
  { value: 'free', label: 'Free', ratio: undefined },
];
const logoShapes = adShapes.filter(({ value }) => value === 'square' || value === 'free').toReversed();

const hints: Record<MediaUse, string> = {
  ad: 'Images (JPEG, PNG, GIF, WebP) up to 5 MB, at least 320 x 320 pixels. Videos (MP4, MOV, WebM) up to 500 MB.',
  logo: 'Images (JPEG, PNG, GIF, WebP) up to 5 MB, at least {width} pixels wide.',
};

function isVideo({ type }: File): boolean {
  return type.startsWith('video/');
}

/** Returns the name of a cropped image, with the extension of its type. */
function partName(item: MediaItem, part: Blob): string {
  const bare = item.name.replace(/\.\w{1,5}$/, '');
  return `${bare}-cropped.${part.type === 'image/png' ? 'png' : 'jpg'}`;
}

/** Where uploads belong. */
export type MediaPlace = {
  /** Ad media or logos. */
  readonly use: MediaUse;
  /** Images of other ratios than Google's two are advised to be cropped, before the upload. */
  readonly platform: MediaPlatform;
  /** Client that owns the uploads; the agency itself without one. */
  readonly clientUserId: number | undefined;
};
/** Props of the uploader, the YouTube input and the cropper. */
export type MediaUpload = Required<Pick<MediaPickerProps, 'uploader' | 'youtube' | 'cropper'>>;

/**
 * Adds media to the library: uploads, YouTube videos by URL, crops of images.
 * @example
 * const { uploader } = useMediaUpload({ use: 'ad', platform: 'facebook', clientUserId: undefined });
 * <MediaUploader {...uploader} onUploaded={refetch} />
 */
export function useMediaUpload({ use, platform, clientUserId }: MediaPlace): MediaUpload {
  const { client, queries } = useApi();
  const queryClient = useQueryClient();
  const needsShape = platform === 'google' && use === 'ad';
  const owner = clientUserId === undefined ? {} : { client_user_id: clientUserId };

  async function filed(call: Promise<MediaItem>): Promise<MediaItem> {
    const item = await orReadableError(call);
    void queryClient.invalidateQueries({ queryKey: queries.media.key() });
    return item;
  }

  function uploadImage(file: File, { signal, onProgress }: UploadOptions): Promise<MediaItem> {
    const body = { file, name: file.name, use, ...owner };
    return client.media.store({ body }, { signal, onUploadProgress: onProgress });
  }

  async function uploadVideo(file: File, options: UploadOptions): Promise<MediaItem> {
    const { signal } = options;
    const framing = captureFrame(file);
    const calls: PartCalls = {
      start: () =>
        client.media.startUpload({ body: { name: file.name, size: file.size, ...owner } }, { signal }),
      view: (id) => client.media.upload({ params: { id } }, { signal }),
      send: (id, part, offset, onUploadProgress) =>
        client.media.uploadPart(
          { params: { id }, body: { file: new File([part], file.name), offset } },
          { signal, onUploadProgress },
        ),
      finish: (id) => client.media.finishUpload({ params: { id } }, { signal }),
      cancel: (id) => client.media.cancelUpload({ params: { id } }),
    };
    const media = await uploadInParts(file, calls, options);
    const frame = await framing;
    if (!frame) return media;
    // The video is in the library either way; Facebook takes a frame itself where it has no thumbnail.
    return client.media.thumbnail({ params: { id: media.id }, body: { file: frame } }).catch(() => media);
  }

  return {
    uploader: {
      accept: acceptedTypes(use),
      hint: translate(hints[use], { width: limits.google.logos.minWidthPx }),
      check: (file, facts) => checkUpload(file, use, facts),
      ...(needsShape
        ? { advise: (_file, facts) => (facts.kind === 'image' ? checkShape(facts) : undefined) }
        : {}),
      canPause: isVideo,
      upload: (file, options) =>
        filed(isVideo(file) ? uploadVideo(file, options) : uploadImage(file, options)),
    },
    youtube: {
      check: (url) => checkYoutubeUrl(url),
      add: (url) => filed(client.media.youtube({ body: { url, ...owner } })),
    },
    cropper: {
      shapes: translateOptions(use === 'logo' ? logoShapes : adShapes),
      check: (shape, size) =>
        checkCrop(shape, size) ??
        (use === 'logo' ? checkUpload({ type: 'image/png', size: 0 }, use, size) : undefined),
      save: (item, part, shape) => {
        const ratio = shape as 'landscape' | 'square' | 'portrait' | 'story' | 'free';
        const file = new File([part], partName(item, part), { type: part.type });
        return filed(client.media.saveCropped({ body: { file, media_id: item.id, ratio } }));
      },
    },
  };
}
