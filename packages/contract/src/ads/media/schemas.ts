import * as z from 'zod';
import { limits } from '../../constants/limits';
import { messages } from '../../constants/texts/messages';
import { ownMessages } from '../../constants/texts/ownMessages';
import { imageTypes, mediaRatios, uploadPartBytes, videoTypes } from '../../constants/uploads';
import { Id, queryId, requiredName } from '../../fields';
import { checkYoutubeUrl } from '../../rules/mediaRules';

/** An image or video of the library. */
export const Media = z.object({
  id: z.int(),
  kind: z.enum(['image', 'video']),
  name: z.string(),
  /** URL of the file; signed and short-lived unless public. */
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
  /** Number of templates that use it. */
  templates_count: z.int(),
  created_at: z.string(),
});
export type Media = z.infer<typeof Media>;

const imageFile = z
  .file()
  .min(1, messages.fieldRequired)
  .max(limits.image.maxBytes, ownMessages.imageTooLarge)
  .mime([...imageTypes]);

/** Upload form of one file. The server checks the content, not the name or the declared type. */
export const MediaUpload = z.object({
  file: z
    .file()
    .min(1, messages.fieldRequired)
    .max(limits.video.maxBytes, ownMessages.videoTooLarge)
    .mime([...imageTypes, ...videoTypes]),
  name: requiredName().optional(),
  client_user_id: queryId.optional(),
  /** Logos have a larger minimum width. */
  use: z.enum(['ad', 'logo']).default('ad'),
});

/** Begins the upload of a file in parts, which survives a lost connection. */
export const MediaUploadStart = z.object({
  name: requiredName(),
  /** Bytes of the whole file. */
  size: z.int().min(1, messages.fieldRequired).max(limits.video.maxBytes, ownMessages.videoTooLarge),
  client_user_id: Id.nullable().default(null),
});

/** How far an upload in parts has come; it expires a day after its start. */
export const MediaUploadState = z.object({
  id: z.int(),
  size: z.int(),
  /** Bytes that have arrived: where the next part begins. */
  offset: z.int(),
  /** Largest part. */
  part_bytes: z.int(),
});
export type MediaUploadState = z.infer<typeof MediaUploadState>;

/** One part of an upload. */
export const MediaUploadPart = z.object({
  file: z.file().min(1, messages.fieldRequired).max(uploadPartBytes),
  offset: z.coerce.number().int().min(0),
});

/** The image that a video shows before it plays. */
export const MediaThumbnail = z.object({ file: imageFile });

/** Download link of the file. */
export const MediaLink = z.object({ url: z.string(), expires_at: z.string() });
export type MediaLink = z.infer<typeof MediaLink>;

/** A cropped part of an image. */
export const CroppedMedia = z.object({
  file: imageFile,
  /** The original image. */
  media_id: queryId,
  ratio: z.enum(mediaRatios).default('free'),
});

/** Adds a YouTube video to the library. */
export const YoutubeMedia = z.object({
  url: z
    .string()
    .trim()
    .max(limits.text.url)
    .refine((url) => checkYoutubeUrl(url) === undefined, messages.youtubeUrlInvalid),
  client_user_id: z.int().min(1).nullable().default(null),
});
