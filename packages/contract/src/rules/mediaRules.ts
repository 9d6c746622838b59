import { limits } from '../constants/limits';
import type { adCreativeTypes } from '../constants/templates';
import { messages } from '../constants/texts/messages';
import { ownMessages } from '../constants/texts/ownMessages';
import type { RuleMessage } from './texts/textRules';

/** Size of an image in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** Creative type: images, videos or both. */
export type CreativeType = (typeof adCreativeTypes)[number];
/** Ratios that a Google ad needs, both of them (ads §5). */
export type RequiredRatio = 'landscape' | 'square';

/** Checks that an image has at most 5 MB. */
export function checkImageBytes(bytes: number): RuleMessage {
  return bytes > limits.image.maxBytes ? ownMessages.imageTooLarge : undefined;
}

/** Checks that an image has at most 50 megapixels and no side above 16,384 pixels. */
export function checkImagePixels({ width, height }: Size): RuleMessage {
  const { maxSidePx, maxPixels } = limits.image;
  return Math.max(width, height) > maxSidePx || width * height > maxPixels
    ? ownMessages.imageTooManyPixels
    : undefined;
}

/** Checks that an image has at least 320 x 320 pixels. */
export function checkImageSize({ width, height }: Size): RuleMessage {
  const { minWidthPx, minHeightPx } = limits.image;
  return width < minWidthPx || height < minHeightPx ? ownMessages.imageTooSmall : undefined;
}

/** Checks that a video has at most 500 MB. */
export function checkVideoBytes(bytes: number): RuleMessage {
  return bytes > limits.video.maxBytes ? ownMessages.videoTooLarge : undefined;
}

/** Checks that a logo is at least 512 pixels wide. */
export function checkLogoSize({ width }: Size): RuleMessage {
  return width < limits.google.logos.minWidthPx ? ownMessages.logoTooNarrow : undefined;
}

/** Checks for 1 to 20 media on Google, 1 to 7 on Facebook. */
export function checkMediaCount(platform: 'facebook' | 'google', count: number): RuleMessage {
  if (count < 1) return ownMessages.mediaRequired;
  if (platform === 'google') {
    return count > limits.google.media.max ? messages.tooManyGoogleMedia : undefined;
  }
  return count > limits.facebook.media.max ? messages.tooManyFacebookMedia : undefined;
}

/**
 * Checks that the media match the creative type (ads §3): images, videos, or both. In a video ad an image is the videos'
 * cover; without one, each video shows the thumbnail that was taken at its upload.
 */
export function checkCreative(type: CreativeType, kinds: readonly ('image' | 'video')[]): RuleMessage {
  const hasVideo = kinds.includes('video');
  if (type === 'image' && hasVideo) return ownMessages.creativeImagesOnly;
  if (type !== 'image' && !hasVideo) return ownMessages.creativeWithoutVideo;
  if (type === 'video') return undefined;
  return kinds.includes('image') ? undefined : ownMessages.creativeWithoutImage;
}

/** Checks for 1 to 5 logos. */
export function checkLogoCount(count: number): RuleMessage {
  if (count < 1) return messages.required;
  return count > limits.google.logos.max ? messages.tooManyLogos : undefined;
}

/** Returns the required ratio that an image has and is large enough for, if any. */
export function findRatio({ width, height }: Size): RequiredRatio | undefined {
  const fits = (name: RequiredRatio) => {
    const { ratio, minWidthPx, minHeightPx } = limits.ratios[name];
    const isNear = Math.abs(width / height / ratio - 1) <= limits.ratios.tolerance;
    return isNear && width >= minWidthPx && height >= minHeightPx;
  };
  if (fits('landscape')) return 'landscape';
  return fits('square') ? 'square' : undefined;
}

const ratioLabels = { landscape: '1.91:1', square: '1:1' } as const;

/** Checks that both ratios are present; the message ends with the missing ones. */
export function checkRatios(images: readonly Size[]): RuleMessage {
  const found = new Set(images.map(findRatio));
  const missing = (['landscape', 'square'] as const).filter((ratio) => !found.has(ratio));
  if (missing.length === 0) return undefined;
  return `${messages.missingRatios}: ${missing.map((ratio) => ratioLabels[ratio]).join(', ')}`;
}

/** Checks that an image has one of the required ratios and is large enough; else it must be cropped first. */
export function checkShape(size: Size): RuleMessage {
  return findRatio(size) === undefined ? ownMessages.shapeNeedsCrop : undefined;
}

/**
 * Checks an uploaded image: at least 320 x 320 pixels, or 600 x 314 for landscape; at most 50 megapixels.
 */
export function checkUploadSize(size: Size): RuleMessage {
  return checkImagePixels(size) ?? (findRatio(size) === 'landscape' ? undefined : checkImageSize(size));
}

/**
 * Checks a cropped image: landscape and square have a ratio and a minimum size, the others a minimum size
 * only.
 */
export function checkCrop(ratio: string, size: Size): RuleMessage {
  if (ratio !== 'landscape' && ratio !== 'square') return checkUploadSize(size);
  return findRatio(size) === ratio
    ? checkUploadSize(size)
    : `${messages.missingRatios}: ${ratioLabels[ratio]}`;
}

const youtubeHosts = new Set(['youtube.com', 'www.youtube.com', 'm.youtube.com', 'music.youtube.com']);
const embedHosts = new Set([...youtubeHosts, 'youtube-nocookie.com', 'www.youtube-nocookie.com']);
const videoId = /^[\w-]{11}$/;

function parse(text: string): URL | undefined {
  const url = text.trim();
  if (!/^https?:\/\/[^/\s\\]/i.test(url)) return undefined;
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}

function findVideoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = '', ...rest] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return second === '' ? first : undefined;
  if (youtubeHosts.has(hostname) && first === 'watch' && second === '') {
    const ids = searchParams.getAll('v');
    return ids.length === 1 ? ids[0] : undefined;
  }
  const isPlayer = first === 'embed' && embedHosts.has(hostname);
  const isShare = ['shorts', 'live', 'v'].includes(first) && youtubeHosts.has(hostname);
  return (isPlayer || isShare) && rest.length === 0 ? second : undefined;
}

/** Returns the address of a YouTube video's thumbnail. */
export function getYoutubeThumbnailUrl(id: string): string {
  return `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
}

/**
 * Returns the 11-character video id of a YouTube link, or undefined. Accepts `youtu.be/ID` and `/watch?v=ID`,
 * `/shorts/ID`, `/live/ID`, `/embed/ID`, `/v/ID` on youtube.com with www, m, music or no subdomain (embed
 * also on youtube-nocookie.com), with any further parameters. Refuses playlists, channels, look-alike hosts
 * and links with two `v`.
 */
export function parseYoutubeVideoId(link: string): string | undefined {
  const url = parse(link);
  if (!url || url.username !== '' || url.port !== '') return undefined;
  const id = findVideoId(url);
  return id !== undefined && videoId.test(id) ? id : undefined;
}

/** Checks a YouTube link, and that its video is not among the others in any link form. */
export function checkYoutubeUrl(link: string, others: readonly string[] = []): RuleMessage {
  const id = parseYoutubeVideoId(link);
  if (id === undefined) return messages.youtubeUrlInvalid;
  return others.some((other) => parseYoutubeVideoId(other) === id) ? messages.videoAlreadyAdded : undefined;
}
