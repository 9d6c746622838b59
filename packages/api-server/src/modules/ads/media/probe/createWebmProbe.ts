import type { VideoFacts, VideoProbe } from './VideoProbe';

/** Ids of the elements on the path to the values (RFC 8794, Matroska). */
const ids = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
} as const;
const parents: ReadonlySet<number> = new Set([
  ids.header,
  ids.segment,
  ids.info,
  ids.tracks,
  ids.track,
  ids.video,
]);
const wanted: ReadonlySet<number> = new Set([
  ids.docType,
  ids.timestampScale,
  ids.duration,
  ids.pixelWidth,
  ids.pixelHeight,
]);
/** The values are numbers or short names; longer ones are ignored. */
const maxValueBytes = 64;
/** Maximum elements to read: more than any video of 500 MB has. */
const maxElements = 2_000_000;

type Found = Map<number, DataView>;
type Element = {
  readonly id: number;
  readonly start: number;
  readonly size: number;
  readonly isOpen: boolean;
};

/** Reads a number of variable length, which its first bits encode; undefined if it is incomplete. */
function readVint(bytes: Uint8Array, at: number, includesMarker: boolean) {
  const first = bytes[at];
  if (first === undefined) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('This is not a WebM element.');
  if (at + length > bytes.byteLength) return undefined;
  let value = includesMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, length };
}

function readElement(bytes: Uint8Array, at: number): Element | undefined {
  const id = readVint(bytes, at, true);
  const size = id && readVint(bytes, at + id.length, false);
  if (!size) return undefined;
  const start = at + id.length + size.length;
  return { id: id.value, start, size: size.value, isOpen: size.value >= 2 ** (7 * size.length) - 1 };
}

function readNumber(view: DataView | undefined): number | undefined {
  if (!view || view.byteLength === 0 || view.byteLength > 8) return undefined;
  let value = 0;
  for (let at = 0; at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function readFloat(view: DataView | undefined): number | undefined {
  if (view?.byteLength === 8) return view.getFloat64(0);
  return view?.byteLength === 4 ? view.getFloat32(0) : undefined;
}

function readText(view: DataView | undefined): string {
  if (!view) return '';
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
}

function toFacts(found: Found): VideoFacts | undefined {
  const width = readNumber(found.get(ids.pixelWidth));
  const height = readNumber(found.get(ids.pixelHeight));
  if (!/^(webm|matroska)/.test(readText(found.get(ids.docType))) || !width || !height) return undefined;
  const scale = readNumber(found.get(ids.timestampScale)) ?? 1_000_000;
  const length = readFloat(found.get(ids.duration));
  return { width, height, duration: length === undefined ? null : (length * scale) / 1e9 };
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.byteLength === 0) return other;
  const both = new Uint8Array(one.byteLength + other.byteLength);
  both.set(one);
  both.set(other, one.byteLength);
  return both;
}

/**
 * Reads the facts of a WebM wherever they are; picture data is skipped while it passes. Buffers at most the
 * beginning of one element.
 */
export function createWebmProbe(): VideoProbe {
  const found: Found = new Map();
  let rest = new Uint8Array(0) as Uint8Array;
  let toSkip = 0;
  let elements = 0;
  let isOver = false;

  /** Reads the element at a position; returns where the next one begins, undefined if it is incomplete. */
  function readNext(bytes: Uint8Array, at: number): number | undefined {
    const element = readElement(bytes, at);
    if (!element) return undefined;
    const { id, start, size, isOpen } = element;
    elements += 1;
    // An element of unknown size lists its children one after the other, like a parent.
    if (isOpen || parents.has(id)) return start;
    if (!wanted.has(id) || found.has(id) || size > maxValueBytes) return start + size;
    if (start + size > bytes.byteLength) return undefined;
    const value = bytes.slice(start, start + size);
    found.set(id, new DataView(value.buffer, value.byteOffset, value.byteLength));
    return start + size;
  }

  function walk(bytes: Uint8Array): void {
    let at = 0;
    for (let next = readNext(bytes, at); next !== undefined; next = readNext(bytes, at)) {
      at = next;
      if (found.size === wanted.size || elements > maxElements) isOver = true;
      if (isOver || at >= bytes.byteLength) break;
    }
    toSkip = Math.max(0, at - bytes.byteLength);
    rest = bytes.slice(at);
  }

  return {
    push(chunk) {
      const skipped = Math.min(toSkip, chunk.byteLength);
      toSkip -= skipped;
      if (isOver || skipped === chunk.byteLength) return;
      try {
        walk(joined(rest, chunk.subarray(skipped)));
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        // Facts before the broken part count.
        isOver = true;
      }
    },
    end: () => toFacts(found),
  };
}
