import { describe, expect, it } from 'vitest';
import { type MapResource, mapStyleText } from './mapStyleText';

const named: MapResource = (address, use) =>
  use === 'style' ? `/* ${address} */` : `data:${use},${address}`;

describe('mapStyleText', () => {
  it.each([
    ['a{background:url(a.png)}', 'a{background:url("data:background,a.png")}'],
    ["a{background:url( 'a b.png' )}", 'a{background:url("data:background,a b.png")}'],
    ['a{cursor:URL("a.png"),auto}', 'a{cursor:url("data:background,a.png"),auto}'],
    [
      'background:image-set(url(a) 1x,url(b) 2x)',
      'background:image-set(url("data:background,a") 1x,url("data:background,b") 2x)',
    ],
    ['@import "a.css";', '/* a.css */'],
    ["@import url('a.css') screen and (width>9px);b{}", '@media screen and (width>9px){/* a.css */}b{}'],
    [
      '@font-face{src:url(a.eot),url(a.woff2) format("woff2"),url(a.ttf)}',
      '@font-face{src:url(a.eot),url("data:font,a.woff2") format("woff2"),url(a.ttf)}',
    ],
    ['@font-face{src:url(a.eot),url(a.ttf)}', '@font-face{src:url(a.eot),url("data:font,a.ttf")}'],
    ['@font-face{src:local(a)}', '@font-face{src:local(a)}'],
    [
      '@font-face{src:url(a);unicode-range:U+0000-00FF, U+0131}',
      '@font-face{src:url("data:font,a");unicode-range:U+0000-00FF, U+0131}',
    ],
    [
      '@font-face{src:url(a);unicode-range:U+0100-02BA}',
      '@font-face{src:url("data:subset,a");unicode-range:U+0100-02BA}',
    ],
    ['a{color:red} /* url( */', 'a{color:red} /* url( */'],
  ])('%s', (css, mapped) => {
    expect(mapStyleText(css, named)).toBe(mapped);
  });

  it('leaves what is not replaced as it is, and replacements too, whatever they have', () => {
    const css = '@import "a.css";@font-face{src:url(f)}a{background:url(b)}';
    expect(mapStyleText(css, () => undefined)).toBe(css);
    expect(mapStyleText('url(b)', () => "$&$'")).toBe('url("$&$\'")');
    expect(mapStyleText('@font-face{src:url(b)}', () => "$&$'")).toBe('@font-face{src:url("$&$\'")}');
  });

  it.each(['@import "a" ', '@font-face{', 'url(', 'url("', "url('a", 'url( ', '@import url('])(
    'reads megabytes of %j',
    (part) => {
      const css = part.repeat(300_000);
      expect(mapStyleText(css, () => undefined)).toBe(css);
    },
  );
});
