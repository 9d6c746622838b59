import type { imageTypes, videoTypes } from '@adlane/contract/constants';

export type ImageType = (typeof imageTypes)[number];
export type VideoType = (typeof videoTypes)[number];

/** Number of leading bytes that identify the type. */
export const sniffBytes = 12;

const text = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end));

/** ISO brands of HEIC and AVIF images, which no ad platform accepts. */
const pictureBrands = /^(hei|hev|mif|msf|avi[fs])/;
/** First boxes of QuickTime files from before `ftyp` existed. */
const oldQuickTime = new Set(['moov', 'mdat', 'wide', 'free', 'skip', 'pnot']);

/**
 * Detects a file's type by its first bytes, regardless of its name; undefined for types that ads can't use
 * (SVG, HEIC, pages …).
 */
export function sniffType(head: Uint8Array): ImageType | VideoType | undefined {
  if (head.byteLength < sniffBytes) return undefined;
  if (text(head, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (text(head, 0, 3) === '\xff\xd8\xff') return 'image/jpeg';
  if (/^GIF8[79]a$/.test(text(head, 0, 6))) return 'image/gif';
  if (text(head, 0, 4) === 'RIFF' && text(head, 8, 12) === 'WEBP') return 'image/webp';
  if (text(head, 0, 4) === '\x1aE\xdf\xa3') return 'video/webm';
  const box = text(head, 4, 8);
  if (box === 'ftyp') {
    const brand = text(head, 8, 12);
    if (pictureBrands.test(brand)) return undefined;
    return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4';
  }
  return oldQuickTime.has(box) ? 'video/quicktime' : undefined;
}
