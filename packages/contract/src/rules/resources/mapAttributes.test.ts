import { describe, expect, it } from 'vitest';
import { mapAttributes } from './mapAttributes';
import type { MapResource } from './mapStyleText';

const named: MapResource = (address, use) => `data:${use},${address}`;
const none: MapResource = () => undefined;

describe('mapAttributes', () => {
  it.each([
    ['img', { src: 'a', alt: 'src' }, { src: 'data:image,a', alt: 'src' }],
    ['', { src: 'a', href: 'b' }, { src: 'data:image,a', href: 'b' }],
    ['image', { 'xlink:href': 'a' }, { 'xlink:href': 'data:image,a' }],
    ['video', { src: 'a', poster: 'b' }, { src: 'a', poster: 'data:image,b' }],
    ['td', { background: 'a' }, { background: 'data:image,a' }],
    [
      'a',
      { href: 'a', style: 'background:url(b)' },
      { href: 'a', style: 'background:url("data:background,b")' },
    ],
    [
      '',
      { style: { background: ['url(b)', 'important'], color: false } },
      { style: { background: ['url("data:background,b")', 'important'], color: false } },
    ],
    [
      'link',
      { rel: 'preload stylesheet', href: 'a', media: 'print' },
      { _cssText: 'data:style,a', media: 'print' },
    ],
    ['link', { rel: 'icon', href: 'a' }, { rel: 'icon', href: 'a' }],
    ['style', { _cssText: 'a{background:url(b)}' }, { _cssText: 'a{background:url("data:background,b")}' }],
    ['script', { src: 'a' }, { src: 'a' }],
  ])('of %s: %j', (tag, attributes, mapped) => {
    expect(mapAttributes(tag, attributes, named)).toEqual(mapped);
  });

  it.each([
    ['a.png', 'a.png 1x'],
    ['a.png 2x, b.png 1x', 'b.png 1x'],
    ['a,b.png 1x,c.png 2x', 'a,b.png 1x'],
    ['a 400w, b 800w, c 1600w', 'b 800w'],
    ['a 100w, b 200w', 'b 200w'],
  ])('picks one candidate of the srcset %s', (srcset, picked) => {
    expect(mapAttributes('img', { srcset }, named)).toEqual({ srcset: `data:source,${picked}` });
  });

  it('drops only a srcset that was not fetched, so that the src is shown', () => {
    expect(mapAttributes('img', { src: 'a', srcset: 'b 2x' }, none)).toEqual({ src: 'a' });
    const link = { rel: 'stylesheet', href: 'a' };
    expect(mapAttributes('link', link, none)).toEqual(link);
  });
});
