const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** A palette of two colors, one bit a pixel. */
const bitDepth = 1;
const paletteType = 3;

const crcTable = Uint32Array.from({ length: 256 }, (_none, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xed_b8_83_20 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function computeCrc(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}

function toWord(value: number): number[] {
  return [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);
}

function buildChunk(name: string, data: Uint8Array): number[] {
  const body = Uint8Array.from([...name].map((letter) => letter.charCodeAt(0)).concat([...data]));
  return [...toWord(data.length), ...body, ...toWord(computeCrc(body))];
}

/** Returns the pixels of a disc on a background, each line after its filter byte. */
function drawDisc(size: number): Uint8Array<ArrayBuffer> {
  const lineBytes = Math.ceil(size / 8) + 1;
  const pixels = new Uint8Array(lineBytes * size);
  const middle = size / 2;
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (Math.hypot(x - middle, y - middle) > size / 3) continue;
      const place = y * lineBytes + 1 + (x >> 3);
      pixels[place] = (pixels[place] ?? 0) | (0x80 >> (x & 7));
    }
  }
  return pixels;
}

/** Draws a square PNG with a disc, as a logo or a square picture of a demo ad. */
export async function drawSquare(
  size: number,
  { background, disc }: { readonly background: readonly number[]; readonly disc: readonly number[] },
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([drawDisc(size)]).stream().pipeThrough(new CompressionStream('deflate'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  const header = [...toWord(size), ...toWord(size), bitDepth, paletteType, 0, 0, 0];
  return Uint8Array.from([
    ...signature,
    ...buildChunk('IHDR', Uint8Array.from(header)),
    ...buildChunk('PLTE', Uint8Array.from([...background, ...disc])),
    ...buildChunk('IDAT', packed),
    ...buildChunk('IEND', new Uint8Array()),
  ]);
}
