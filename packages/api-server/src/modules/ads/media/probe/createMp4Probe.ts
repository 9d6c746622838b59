import { readMovieFacts } from './readMovieFacts';
import type { VideoFacts, VideoProbe } from './VideoProbe';

/** Maximum buffered description of a video; hours of video need less. */
const maxMovieBytes = 24 * 1024 * 1024;
const boxName = /^[\x20-\x7e\xa9]{4}$/;

type Box = { readonly name: string; left: number };

/** Reads the size and name of a box; undefined while its header is incomplete, null if it is invalid. */
function readHeader(bytes: Uint8Array): { box: Box; headerBytes: number } | undefined | null {
  if (bytes.byteLength < 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const name = String.fromCharCode(...bytes.subarray(4, 8));
  const small = view.getUint32(0);
  if (!boxName.test(name)) return null;
  if (small === 0) return { box: { name, left: Number.POSITIVE_INFINITY }, headerBytes: 8 };
  if (small !== 1) return small < 8 ? null : { box: { name, left: small - 8 }, headerBytes: 8 };
  if (bytes.byteLength < 16) return undefined;
  const size = Number(view.getBigUint64(8));
  return size < 16 ? null : { box: { name, left: size - 16 }, headerBytes: 16 };
}

/** Reads the boxes of an MP4 or QuickTime file (ISO 14496-12, 4.2) from the first to the last byte. */
export function createMp4Probe(): VideoProbe {
  let header = new Uint8Array(0);
  let box: Box | undefined;
  let movie: Uint8Array[] = [];
  let movieBytes = 0;
  let facts: VideoFacts | undefined;
  let isBroken = false;

  function begin(chunk: Uint8Array): Uint8Array {
    const known = header.byteLength;
    const joined = new Uint8Array(Math.min(16, known + chunk.byteLength));
    joined.set(header);
    joined.set(chunk.subarray(0, joined.byteLength - known), known);
    const read = readHeader(joined);
    if (read === null) isBroken = true;
    if (!read) {
      header = joined;
      return chunk.subarray(joined.byteLength - known);
    }
    box = read.box;
    if (box.name === 'moov' && (facts !== undefined || box.left > maxMovieBytes)) isBroken = true;
    header = new Uint8Array(0);
    return chunk.subarray(Math.max(0, read.headerBytes - known));
  }

  function finishBox(): void {
    if (box?.name === 'moov') {
      const bytes = new Uint8Array(movieBytes);
      let at = 0;
      for (const part of movie) {
        bytes.set(part, at);
        at += part.byteLength;
      }
      facts = readMovieFacts(bytes);
      if (!facts) isBroken = true;
      movie = [];
    }
    box = undefined;
  }

  function pass(chunk: Uint8Array, into: Box): Uint8Array {
    const part = chunk.subarray(0, Math.min(chunk.byteLength, into.left));
    if (into.name === 'moov') {
      movie.push(part.slice());
      movieBytes += part.byteLength;
    }
    into.left -= part.byteLength;
    if (into.left === 0) finishBox();
    return chunk.subarray(part.byteLength);
  }

  return {
    push(chunk) {
      let rest = chunk;
      while (rest.byteLength > 0 && !isBroken) rest = box ? pass(rest, box) : begin(rest);
      // An empty box ends with its header.
      if (box?.left === 0) finishBox();
    },
    end() {
      const isWhole = header.byteLength === 0 && (box === undefined || box.left === Number.POSITIVE_INFINITY);
      return isBroken || !isWhole ? undefined : facts;
    },
  };
}
