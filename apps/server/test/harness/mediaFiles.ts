/** Creates minimal image and video files for uploads in tests. */
const ascii = (text: string) => new TextEncoder().encode(text);

function number(bytes: 1 | 2 | 4, value: number, isLittle = false): Uint8Array {
  const view = new DataView(new ArrayBuffer(bytes));
  if (bytes === 1) view.setUint8(0, value);
  else if (bytes === 2) view.setUint16(0, value, isLittle);
  else view.setUint32(0, value, isLittle);
  return new Uint8Array(view.buffer);
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}

const chunk = (name: string, data: Uint8Array) =>
  join(number(4, data.byteLength), ascii(name), data, new Uint8Array(4));

type PngOptions = { readonly totalBytes?: number; readonly isAnimated?: boolean };

/** Creates a PNG; filled up to `totalBytes` by an unknown chunk. */
export function createPng(width: number, height: number, { totalBytes, isAnimated }: PngOptions = {}) {
  const header = chunk('IHDR', join(number(4, width), number(4, height), new Uint8Array([8, 2, 0, 0, 0])));
  const start = join(new Uint8Array([0x89, ...ascii('PNG\r\n\x1a\n')]), header);
  const animation = isAnimated ? chunk('acTL', new Uint8Array(8)) : new Uint8Array(0);
  const end = join(animation, chunk('IDAT', new Uint8Array([1])), chunk('IEND', new Uint8Array(0)));
  const fill = totalBytes === undefined ? undefined : totalBytes - start.byteLength - end.byteLength - 12;
  return join(start, fill === undefined ? new Uint8Array(0) : chunk('fiLl', new Uint8Array(fill)), end);
}

/** Creates a JPEG; `orientation` is the camera's EXIF orientation. */
export function createJpeg(width: number, height: number, orientation?: number) {
  const segment = (mark: number, data: Uint8Array) =>
    join(new Uint8Array([0xff, mark]), number(2, data.byteLength + 2), data);
  const tiff = (value: number) =>
    join(
      ascii('Exif\0\0MM\0*'),
      number(4, 8),
      number(2, 1),
      number(2, 0x0112),
      number(2, 3),
      number(4, 1),
      number(2, value),
      new Uint8Array(6),
    );
  return join(
    new Uint8Array([0xff, 0xd8]),
    orientation === undefined ? new Uint8Array(0) : segment(0xe1, tiff(orientation)),
    segment(0xc0, join(new Uint8Array([8]), number(2, height), number(2, width), new Uint8Array(10))),
    segment(0xda, new Uint8Array(10)),
    new Uint8Array([1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4, 0xff, 0xd9]),
  );
}

export function createGif(width: number, height: number, frames = 1) {
  const frame = join(
    new Uint8Array([0x21, 0xf9, 4, 0, 0, 0, 0, 0]),
    new Uint8Array([0x2c, 0, 0, 0, 0]),
    number(2, width, true),
    number(2, height, true),
    new Uint8Array([0, 2, 2, 0x4c, 0x01, 0]),
  );
  return join(
    ascii('GIF89a'),
    number(2, width, true),
    number(2, height, true),
    new Uint8Array([0, 0, 0]),
    ...Array.from({ length: frames }, () => frame),
    new Uint8Array([0x3b]),
  );
}

export function createWebp(width: number, height: number, isAnimated = false) {
  const data = join(
    new Uint8Array([isAnimated ? 2 : 0, 0, 0, 0]),
    number(4, width - 1, true).subarray(0, 3),
    number(4, height - 1, true).subarray(0, 3),
  );
  const body = join(ascii('WEBPVP8X'), number(4, data.byteLength, true), data);
  return join(ascii('RIFF'), number(4, body.byteLength, true), body);
}

const box = (name: string, ...parts: readonly Uint8Array[]) => {
  const body = join(...parts);
  return join(number(4, body.byteLength + 8), ascii(name), body);
};

function movie(width: number, height: number, seconds: number): Uint8Array {
  const header = join(new Uint8Array(12), number(4, 1000), number(4, seconds * 1000), new Uint8Array(80));
  const track = join(new Uint8Array(76), number(2, width), number(2, 0), number(2, height), number(2, 0));
  const handler = join(new Uint8Array(8), ascii('vide'), new Uint8Array(13));
  return box('moov', box('mvhd', header), box('trak', box('tkhd', track), box('mdia', box('hdlr', handler))));
}

export type VideoOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  /** Size of the whole file. */
  readonly totalBytes?: number;
  readonly brand?: string;
};

/** Returns the bytes around a video's picture data, and the number of zero bytes between them. */
export function mp4Parts(options: VideoOptions = {}) {
  const { width = 1280, height = 720, seconds = 12, totalBytes = 1000, brand = 'isom' } = options;
  const type = box('ftyp', ascii(brand), number(4, 0));
  const end = movie(width, height, seconds);
  const fill = totalBytes - type.byteLength - end.byteLength - 8;
  return { start: join(type, number(4, fill + 8), ascii('mdat')), fill, end };
}

/** Creates an MP4 with its description at the end, as cameras write them. */
export function createMp4(options: VideoOptions = {}) {
  const { start, fill, end } = mp4Parts(options);
  return join(start, new Uint8Array(fill), end);
}

/**
 * Creates a WebM up to the beginning of its picture data; `before` puts that many bytes of an open cluster
 * first.
 */
export function createWebm(width: number, height: number, seconds: number, before = 0) {
  const element = (id: readonly number[], ...parts: readonly Uint8Array[]) => {
    const body = join(...parts);
    return join(new Uint8Array(id), number(4, body.byteLength + 0x1000_0000), body);
  };
  const duration = new DataView(new ArrayBuffer(8));
  duration.setFloat64(0, seconds * 1000);
  const info = element([0x15, 0x49, 0xa9, 0x66], element([0x44, 0x89], new Uint8Array(duration.buffer)));
  const picture = element([0xe0], element([0xb0], number(2, width)), element([0xba], number(2, height)));
  const tracks = element([0x16, 0x54, 0xae, 0x6b], element([0xae], picture));
  const header = element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], ascii('webm')));
  const block = element([0xa3], new Uint8Array(before));
  const endless = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const pictures = before === 0 ? new Uint8Array(0) : join(new Uint8Array(endless), block);
  return join(header, element([0x18, 0x53, 0x80, 0x67], pictures, info, tracks));
}

/** Appends data after the end of a file. */
export function withTail(bytes: Uint8Array, tail: string) {
  return join(bytes, ascii(tail));
}
