import * as z from 'zod';
import { limits } from '../constants/limits';
import { messages, ownMessages } from '../constants/messages';
import { imageTypes, mediaRatios, videoTypes } from '../constants/uploads';
import { queryId, requiredText } from '../fields';
import { checkYoutubeUrl } from '../rules/mediaRules';

/** A picture or video of the library. */
export const Media = z.object({
  id: z.int(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  /** Where it is shown from; a signed address of limited life where it is not public. */
  url: z.string(),
  thumbnailUrl: z.string().nullable(),
  type: z.string(),
  /** Bytes; 0 for a YouTube video. */
  size: z.int(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Seconds of a video. */
  duration: z.number().nullable(),
  /** Set for a video by link. */
  youtube_id: z.string().nullable(),
  client_user_id: z.int().nullable(),
  /** Templates that use it. */
  templates_count: z.int(),
  created_at: z.string(),
});
export type Media = z.infer<typeof Media>;

const imageFile = z
  .file()
  .min(1, messages.fieldRequired)
  .max(limits.image.maxBytes, ownMessages.imageTooLarge)
  .mime([...imageTypes]);

/** One form an uploaded file. The server judges the content, not the name or the declared type. */
export const MediaUpload = z.object({
  file: z
    .file()
    .min(1, messages.fieldRequired)
    .max(limits.video.maxBytes, ownMessages.videoTooLarge)
    .mime([...imageTypes, ...videoTypes]),
  name: requiredText().optional(),
  client_user_id: queryId.optional(),
  /** A logo has to be wider than a picture. */
  use: z.enum(['ad', 'logo']).default('ad'),
});

/** Where the file itself can be saved from. */
export const MediaLink = z.object({ url: z.string(), expires_at: z.string() });
export type MediaLink = z.infer<typeof MediaLink>;

/** A part of a picture that the user cut out. */
export const CroppedMedia = z.object({
  file: imageFile,
  /** The picture that it was cut from. */
  media_id: queryId,
  ratio: z.enum(mediaRatios).default('free'),
});

export const YoutubeMedia = z.object({
  url: z
    .string()
    .trim()
    .max(limits.text.url)
    .refine((url) => checkYoutubeUrl(url) === undefined, messages.youtubeUrlInvalid),
  client_user_id: z.int().min(1).nullable().default(null),
});
