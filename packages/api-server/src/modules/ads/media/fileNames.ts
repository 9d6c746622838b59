import type { ImageType, VideoType } from './probe/sniffType';

/** Maximum length of a stored name, in code points. */
const longestName = 200;
/**
 * Characters that names must not contain: control characters, and those that change the text direction or
 * have no width.
 */
const hidden = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Extensions by type; the first one is used for stored files. */
const endings = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov', 'qt'],
  'video/webm': ['webm', 'mkv'],
} as const satisfies Record<ImageType | VideoType, readonly [string, ...string[]]>;

function listExtensions(type: string): readonly string[] {
  return Object.hasOwn(endings, type) ? endings[type as keyof typeof endings] : [];
}

/** Returns the extension of a type, without its dot. */
export function getExtension(type: string): string {
  return listExtensions(type)[0] ?? 'bin';
}

/**
 * Cleans a name that a user entered: one line, without a path and without characters that could fake another
 * name.
 */
export function cleanName(given: string, fallback: string): string {
  const last =
    given
      .replace(/\p{Surrogate}/gu, '\ufffd')
      .replaceAll('\\', '/')
      .split('/')
      .at(-1) ?? '';
  const clean = last.normalize('NFC').replace(hidden, '').replace(/\s+/g, ' ').trim();
  const short = [...clean].slice(0, longestName).join('').trim();
  return /^\.*$/.test(short) ? fallback : short;
}

/** Returns the name of a download: with its type's extension, whatever the name is. */
export function saveName(name: string, type: string): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return listExtensions(type).includes(ending) ? name : `${name}.${getExtension(type)}`;
}
