import type { VideoFacts, VideoProbe } from './VideoProbe';

/** Bytes from the start in which a WebM describes itself. */
const headBytes = 1024 * 1024;

/** Ids of the elements on the way to what we look for (RFC 8794, Matroska). */
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
const parents: ReadonlySet<number> = new Set([ids.segment, ids.info, ids.tracks, ids.track, ids.video]);

type Found = Map<number, DataView>;

/** A number of variable length; its length stands in its first bits. */
function readVint(view: DataView, at: number, keepsMark: boolean): { value: number; length: number } {
  const first = view.getUint8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8) throw new RangeError('This is no element.');
  let value = keepsMark ? first : first & (0xff >> length);
  for (let offset = 1; offset < length; offset += 1) value = value * 256 + view.getUint8(at + offset);
  return { value, length };
}

/** Collects the elements that are looked for; stops where the bytes at hand end. */
function collect(view: DataView, found: Found): void {
  for (let at = 0; at < view.byteLength; ) {
    const id = readVint(view, at, true);
    const size = readVint(view, at + id.length, false);
    const start = at + id.length + size.length;
    const isUnknown = size.value >= 2 ** (7 * size.length) - 1;
    const end = isUnknown ? view.byteLength : Math.min(view.byteLength, start + size.value);
    if (start > view.byteLength) return;
    const body = new DataView(view.buffer, view.byteOffset + start, end - start);
    if (id.value === ids.header || parents.has(id.value)) collect(body, found);
    else if (!found.has(id.value)) found.set(id.value, body);
    at = end;
  }
}

function numberIn(view: DataView | undefined): number | undefined {
  if (!view || view.byteLength === 0 || view.byteLength > 8) return undefined;
  let value = 0;
  for (let at = 0; at < view.byteLength; at += 1) value = value * 256 + view.getUint8(at);
  return value;
}

function floatIn(view: DataView | undefined): number | undefined {
  if (view?.byteLength === 8) return view.getFloat64(0);
  return view?.byteLength === 4 ? view.getFloat32(0) : undefined;
}

function textIn(view: DataView | undefined): string {
  if (!view) return '';
  return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
}

function factsOf(bytes: Uint8Array): VideoFacts | undefined {
  const found: Found = new Map();
  try {
    collect(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength), found);
  } catch (error) {
    // The last element at hand may be cut off; what stood before it counts.
    if (!(error instanceof RangeError)) throw error;
  }
  const width = numberIn(found.get(ids.pixelWidth));
  const height = numberIn(found.get(ids.pixelHeight));
  if (!/^(webm|matroska)/.test(textIn(found.get(ids.docType))) || !width || !height) return undefined;
  const scale = numberIn(found.get(ids.timestampScale)) ?? 1_000_000;
  const length = floatIn(found.get(ids.duration));
  return { width, height, duration: length === undefined ? null : (length * scale) / 1e9 };
}

/** Reads what a WebM says of itself at its beginning. */
export function createWebmProbe(): VideoProbe {
  const head = new Uint8Array(headBytes);
  let filled = 0;
  return {
    push(chunk) {
      const part = chunk.subarray(0, headBytes - filled);
      head.set(part, filled);
      filled += part.byteLength;
    },
    end: () => factsOf(head.subarray(0, filled)),
  };
}
