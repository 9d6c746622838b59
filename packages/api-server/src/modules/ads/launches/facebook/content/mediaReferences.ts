import type { LaunchInputs, LaunchMedia } from '../../inputs/launchSettings';
import { sortMedia } from '../../inputs/sortMedia';
import { placeholder } from '../../saga/placeholders';

/** Returns the key of the step that brings the id of an image or video. */
export function toMediaKey(media: Pick<LaunchMedia, 'id' | 'kind'>): string {
  return `${media.kind}:${media.id}`;
}

/** The image that a video shows before it plays. */
export type Thumbnail = {
  /** `cover`: an image of the template; `own`: taken at upload; `platform`: the one that Facebook takes. */
  readonly source: 'cover' | 'own' | 'platform';
  readonly cover?: LaunchMedia;
  /** A reference to its hash, or to its address. */
  readonly hash?: string;
  readonly url?: string;
};

/** Chooses a video's thumbnail: the template's cover, else the frame that was taken at upload, else Facebook's. Pure. */
export function chooseThumbnail(
  { template, media }: Pick<LaunchInputs, 'template' | 'media'>,
  video: LaunchMedia,
): Thumbnail {
  const { cover } = sortMedia(template, media);
  if (cover) return { source: 'cover', cover, hash: placeholder(toMediaKey(cover)) };
  if (video.hasThumbnail) return { source: 'own', hash: placeholder(`thumbnail:${video.id}`) };
  return { source: 'platform', url: placeholder(`videoReady:${video.id}`) };
}
