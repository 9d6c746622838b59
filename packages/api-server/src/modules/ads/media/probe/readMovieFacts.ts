import { createPartCount } from './createPartCount';
import type { VideoFacts } from './VideoProbe';

type Box = { readonly name: string; readonly body: DataView };

/** Returns four characters; without a list in between, since a movie may have 50,000 boxes. */
function readName(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

/**
 * Iterates the boxes inside a box.
 * @throws RangeError if a child is larger than its parent, or beyond the limit of parts
 */
function* listBoxes(view: DataView, countPart: () => void): Generator<Box> {
  for (let at = 0; at + 8 <= view.byteLength; ) {
    countPart();
    const small = view.getUint32(at);
    const headerBytes = small === 1 ? 16 : 8;
    const size = small === 1 ? Number(view.getBigUint64(at + 8)) : small === 0 ? view.byteLength - at : small;
    if (size < headerBytes || at + size > view.byteLength) throw new RangeError('A box is cut off.');
    const name = readName(view, at + 4);
    yield { name, body: new DataView(view.buffer, view.byteOffset + at + headerBytes, size - headerBytes) };
    at += size;
  }
}

function find(
  view: DataView,
  [name, ...rest]: readonly string[],
  countPart: () => void,
): DataView | undefined {
  for (const box of listBoxes(view, countPart)) {
    if (box.name === name) return rest.length === 0 ? box.body : find(box.body, rest, countPart);
  }
  return undefined;
}

/** Returns the duration of the movie header in seconds. */
function parseDuration(header: DataView): number | null {
  const isLong = header.getUint8(0) === 1;
  const timescale = header.getUint32(isLong ? 20 : 12);
  const length = isLong ? Number(header.getBigUint64(24)) : header.getUint32(16);
  const isUnknown = timescale === 0 || length === 0 || length === 0xffff_ffff;
  return isUnknown ? null : length / timescale;
}

/** Returns the size of a track in pixels, with a quarter turn of its matrix applied. */
function parseSize(header: DataView): { width: number; height: number } {
  const matrix = header.getUint8(0) === 1 ? 52 : 40;
  const width = header.getUint32(matrix + 36) >>> 16;
  const height = header.getUint32(matrix + 40) >>> 16;
  const isTurned = header.getInt32(matrix) === 0 && header.getInt32(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

function isPicture(track: DataView, countPart: () => void): boolean {
  const handler = find(track, ['mdia', 'hdlr'], countPart);
  return handler !== undefined && handler.getUint32(8) === 0x7669_6465;
}

/** Reads a video's facts from its `moov` box; undefined if it has no picture track or is damaged. */
export function readMovieFacts(bytes: Uint8Array): VideoFacts | undefined {
  const movie = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const countPart = createPartCount();
  try {
    const header = find(movie, ['mvhd'], countPart);
    for (const { name, body } of listBoxes(movie, countPart)) {
      const track =
        name === 'trak' && isPicture(body, countPart) ? find(body, ['tkhd'], countPart) : undefined;
      const size = track && parseSize(track);
      if (header && size && size.width > 0 && size.height > 0)
        return { ...size, duration: parseDuration(header) };
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}
