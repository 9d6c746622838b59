import { describe, expect, it } from 'vitest';
import { joinChunks } from '../../../../http/requests/joinChunks';
import { maxParts } from './createPartCount';
import { readImageFacts } from './readImageFacts';
import { readMovieFacts } from './readMovieFacts';

const ascii = (text: string) => new TextEncoder().encode(text);

function number(value: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, value);
  return new Uint8Array(view.buffer);
}

const times = (part: Uint8Array, count: number) => joinChunks(Array.from({ length: count }, () => part));

function png(chunks: number) {
  const chunk = (name: string, data: Uint8Array) =>
    joinChunks([number(data.byteLength), ascii(name), data, new Uint8Array(4)]);
  const header = chunk('IHDR', joinChunks([number(600), number(600), new Uint8Array(5)]));
  const rest = [chunk('IDAT', new Uint8Array(1)), chunk('IEND', new Uint8Array(0))];
  const filler = times(chunk('tEXt', new Uint8Array(0)), chunks - 3);
  return joinChunks([new Uint8Array([0x89]), ascii('PNG\r\n\x1a\n'), header, filler, ...rest]);
}

function jpeg(segments: number) {
  const filler = times(new Uint8Array([0xff, 0xe2, 0, 2]), segments - 2);
  const frame = new Uint8Array([0xff, 0xc0, 0, 8, 8, 2, 88, 2, 88, 0]);
  const scan = new Uint8Array([0xff, 0xda, 0, 2, 1, 0xff, 0xd0, 2, 0xff, 0xff, 0xd9]);
  return joinChunks([new Uint8Array([0xff, 0xd8]), filler, frame, scan]);
}

/** Builds a GIF of one frame; each filler is an extension with one block. */
function gif(parts: number) {
  const start = joinChunks([ascii('GIF89a'), new Uint8Array([88, 2, 88, 2, 0, 0, 0])]);
  const filler = times(new Uint8Array([0x21, 0xfe, 1, 0, 0]), Math.floor((parts - 2) / 2));
  const odd = parts % 2 === 0 ? new Uint8Array(0) : new Uint8Array([0x21, 0xfe, 0]);
  const frame = new Uint8Array([0x2c, 0, 0, 0, 0, 88, 2, 88, 2, 0, 2, 0]);
  return joinChunks([start, filler, odd, frame, new Uint8Array([0x3b])]);
}

function movie(boxes: number) {
  const box = (name: string, ...parts: Uint8Array[]) => {
    const body = joinChunks(parts);
    return joinChunks([number(body.byteLength + 8), ascii(name), body]);
  };
  const track = joinChunks([new Uint8Array(76), number(600 << 16), number(600 << 16)]);
  const handler = joinChunks([new Uint8Array(8), ascii('vide'), new Uint8Array(13)]);
  // Besides these, seven are read: the header twice, the track, and its header twice with its handler.
  const filler = times(box('free'), boxes - 7);
  const header = box('mvhd', new Uint8Array(100));
  return joinChunks([header, filler, box('trak', box('tkhd', track), box('mdia', box('hdlr', handler)))]);
}

const reads = {
  'image/png': (parts: number) => readImageFacts('image/png', png(parts)),
  'image/jpeg': (parts: number) => readImageFacts('image/jpeg', jpeg(parts)),
  'image/gif': (parts: number) => readImageFacts('image/gif', gif(parts)),
  'video/mp4': (parts: number) => readMovieFacts(movie(parts)),
} as const;

describe.each(Object.entries(reads))('%s', (_type, read) => {
  it('is read up to the limit of its parts, and not beyond', () => {
    expect(read(maxParts)).toMatchObject({ width: 600, height: 600 });
    expect(read(maxParts + 1)).toBeUndefined();
  });
});

describe('a JPEG', () => {
  it('is read over fill bytes and restart marks, before its frame and in its scan', () => {
    const bare = new Uint8Array([0xff, 0xff, 0xff, 0xd3, 0xff, 0x01]);
    const frame = new Uint8Array([0xff, 0xff, 0xc0, 0, 8, 8, 2, 88, 1, 88, 0]);
    const scan = new Uint8Array([0xff, 0xda, 0, 2, 1, 0xff, 0, 0xff, 0xff, 0xd0, 0xff, 0xd7, 2]);
    const parts = [new Uint8Array([0xff, 0xd8]), bare, frame, bare, scan, bare, scan];
    const bytes = joinChunks([...parts, new Uint8Array([0xff, 0xff, 0xd9])]);
    expect(readImageFacts('image/jpeg', bytes)).toEqual({
      width: 344,
      height: 600,
      isAnimated: false,
      end: bytes.byteLength,
    });
  });
});
