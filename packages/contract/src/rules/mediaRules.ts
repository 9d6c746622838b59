import { limits } from '../constants/limits';
import { messages, ownMessages } from '../constants/messages';
import type { adCreativeTypes } from '../constants/templates';
import type { RuleMessage } from './textRules';

/** A picture's size in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** What an ad is made of: images, videos or both. */
export type CreativeType = (typeof adCreativeTypes)[number];
/** The shapes that a Google ad needs, both of them (ads §5). */
export type RequiredRatio = 'landscape' | 'square';

/** At most 5 MB. */
export function checkImageBytes(bytes: number): RuleMessage {
  return bytes > limits.image.maxBytes ? ownMessages.imageTooLarge : undefined;
}

/** At least 320 x 320 pixels. */
export function checkImageSize({ width, height }: Size): RuleMessage {
  const { minWidthPx, minHeightPx } = limits.image;
  return width < minWidthPx || height < minHeightPx ? ownMessages.imageTooSmall : undefined;
}

/** At most 500 MB. */
export function checkVideoBytes(bytes: number): RuleMessage {
  return bytes > limits.video.maxBytes ? ownMessages.videoTooLarge : undefined;
}

/** At least 512 pixels wide. */
export function checkLogoSize({ width }: Size): RuleMessage {
  return width < limits.google.logos.minWidthPx ? ownMessages.logoTooNarrow : undefined;
}

/** 1 to 20 pictures and videos on Google, 1 to 7 on Facebook. */
export function checkMediaCount(platform: 'facebook' | 'google', count: number): RuleMessage {
  if (count < 1) return ownMessages.mediaRequired;
  if (platform === 'google') {
    return count > limits.google.media.max ? messages.tooManyGoogleMedia : undefined;
  }
  return count > limits.facebook.media.max ? messages.tooManyFacebookMedia : undefined;
}

/**
 * The media are what the creative type says (ads §3): an image, a video, or both. Beside a video, an image is its cover,
 * which every template needs.
 */
export function checkCreative(type: CreativeType, kinds: readonly ('image' | 'video')[]): RuleMessage {
  const hasVideo = kinds.includes('video');
  if (type === 'image' && hasVideo) return ownMessages.creativeImagesOnly;
  if (type !== 'image' && !hasVideo) return ownMessages.creativeWithoutVideo;
  return kinds.includes('image') ? undefined : ownMessages.creativeWithoutImage;
}

/** 1 to 5 logos. */
export function checkLogoCount(count: number): RuleMessage {
  if (count < 1) return messages.fieldRequired;
  return count > limits.google.logos.max ? messages.tooManyLogos : undefined;
}

/** The required shape that a picture has and is large enough for, if any. */
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

/** Both shapes are among the pictures; the message ends in those that are missing. */
export function checkRatios(images: readonly Size[]): RuleMessage {
  const found = new Set(images.map(findRatio));
  const missing = (['landscape', 'square'] as const).filter((ratio) => !found.has(ratio));
  if (missing.length === 0) return undefined;
  return `${messages.missingRatios}: ${missing.map((ratio) => ratioLabels[ratio]).join(', ')}`;
}

/** The picture has one of the shapes that a Google ad needs, and is large enough for it; else it needs a crop first. */
export function checkShape(size: Size): RuleMessage {
  return findRatio(size) === undefined ? ownMessages.shapeNeedsCrop : undefined;
}

/** At least 320 x 320 pixels; a landscape picture may be as low as its own least size says, 600 x 314. */
export function checkUploadSize(size: Size): RuleMessage {
  return findRatio(size) === 'landscape' ? undefined : checkImageSize(size);
}

/** What a picture was cut for: landscape and square have a shape and a least size, the others the least size alone. */
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

/**
 * The 11-character id of a YouTube video's link, or nothing where the link is no such link.
 * Taken are `youtu.be/ID` and `/watch?v=ID`, `/shorts/ID`, `/live/ID`, `/embed/ID`, `/v/ID` on youtube.com with www,
 * m, music or nothing in front (embed also on youtube-nocookie.com), with any further parameters. Playlists,
 * channels, look-alike hosts and links with two `v` are not.
 */
export function parseYoutubeVideoId(link: string): string | undefined {
  const url = parse(link);
  if (!url || url.username !== '' || url.port !== '') return undefined;
  const id = findVideoId(url);
  return id !== undefined && videoId.test(id) ? id : undefined;
}

/** A YouTube link whose video is not there yet, in whatever form the others were given. */
export function checkYoutubeUrl(link: string, others: readonly string[] = []): RuleMessage {
  const id = parseYoutubeVideoId(link);
  if (id === undefined) return messages.youtubeUrlInvalid;
  return others.some((other) => parseYoutubeVideoId(other) === id) ? messages.videoAlreadyAdded : undefined;
}
