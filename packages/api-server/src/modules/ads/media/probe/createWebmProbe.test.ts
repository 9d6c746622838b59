import { describe, expect, it } from 'vitest';
import { createWebmProbe } from './createWebmProbe';

/** Builds an element: its id in hexadecimal, its size in four bytes, its parts. */
function element(id: string, ...parts: readonly (readonly number[])[]): number[] {
  const body = parts.flat();
  const size = [
    0x10 | (body.length >> 24),
    (body.length >> 16) & 255,
    (body.length >> 8) & 255,
    body.length & 255,
  ];
  return [...parseHex(id), ...size, ...body];
}
const parseHex = (hex: string) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const seconds = (value: number) => {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value * 1000);
  return Array.from(new Uint8Array(view.buffer));
};

const header = element('1a45dfa3', element('4282', text('webm')));
const info = element('1549a966', element('4489', seconds(3)));
const sound = element('ae', element('e1', element('b5', [1, 2, 3, 4])));
const picture = element('ae', element('e0', element('b0', [2, 128]), element('ba', [1, 104])));
const tracks = element('1654ae6b', sound, picture);
const filler = element(
  'ec',
  Array.from({ length: 300 }, (_none, at) => at & 255),
);
const openSegment = [...parseHex('18538067'), ...parseHex('01ffffffffffffff')];
const openCluster = [...parseHex('1f43b675'), ...parseHex('ff')];
const facts = { width: 640, height: 360, duration: 3 };

function read(content: readonly number[], chunkBytes: number) {
  const probe = createWebmProbe();
  for (let at = 0; at < content.length; at += chunkBytes) {
    probe.push(Uint8Array.from(content.slice(at, at + chunkBytes)));
  }
  return probe.end();
}

describe.each([1, 2, 7, 100_000])('a WebM that arrives in chunks of %i bytes', (chunkBytes) => {
  it.each([
    ['tells at its beginning', [...header, ...element('18538067', info, tracks)], facts],
    ['tells in another order', [...header, ...element('18538067', tracks, info)], facts],
    ['tells behind a filler', [...header, ...element('18538067', filler, filler, info, tracks)], facts],
    [
      'tells behind pictures',
      [...header, ...element('18538067', element('1f43b675', filler), info, tracks)],
      facts,
    ],
    [
      'has parts without an end',
      [...header, ...openSegment, ...openCluster, ...element('a3', filler), ...info, ...tracks],
      facts,
    ],
    [
      'does not say how long it is',
      [...header, ...element('18538067', tracks)],
      { ...facts, duration: null },
    ],
    [
      'is cut off behind its tracks',
      [...header, ...element('18538067', info, tracks, filler)].slice(0, -50),
      facts,
    ],
  ])('%s', (_what, content, expected) => {
    expect(read(content, chunkBytes)).toEqual(expected);
  });

  it.each([
    ['is cut off before its tracks', [...header, ...element('18538067', info, filler, tracks)].slice(0, 200)],
    ['has sound only', [...header, ...element('18538067', info, element('1654ae6b', sound))]],
    ['is of another kind', [...element('1a45dfa3', element('4282', text('avi'))), ...tracks]],
    ['breaks before its tracks', [...header, ...openSegment, 0, 0, 0, ...tracks]],
    ['is nothing', []],
  ])('is refused if it %s', (_what, content) => {
    expect(read(content, chunkBytes)).toBeUndefined();
  });
});
