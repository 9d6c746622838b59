import { mapStyleText } from '@adlane/contract/rules';
import { describe, expect, it } from 'vitest';
import { createResourceMap } from './createResourceMap';

const base = 'https://shop.test/cart/';
const image = 'data:image/png;base64,AA==';

describe('createResourceMap', () => {
  it.each([
    ['https://shop.test/a.png', 'image'],
    ['/a.png#part', 'image'],
    ['../a.png', 'background'],
    ['//shop.test/a.png', 'source'],
  ] as const)('finds %s by its absolute address', (address, use) => {
    expect(createResourceMap({ 'https://shop.test/a.png': image }, base)(address, use)).toBe(image);
  });

  it('shows a neutral box for an image that is not there, and leaves anything else', () => {
    const map = createResourceMap({}, base);
    expect(map('a.png', 'image')).toMatch(/^data:image\/svg\+xml,/);
    for (const use of ['source', 'background', 'font', 'style'] as const)
      expect(map('a', use)).toBeUndefined();
    for (const address of ['data:image/png,', '#a', 'blob:https://shop.test/1', ''])
      expect(map(address, 'image')).toBeUndefined();
  });

  it.each(['text', 'https://evil.test/', 'javascript:alert(1)', 'data:text/html,a'])(
    'never shows %s as an image',
    (text) => {
      const map = createResourceMap({ 'https://shop.test/a': text }, base);
      expect(map('/a', 'image')).toMatch(/^data:image\/svg\+xml,/);
      expect(map('/a', 'background')).toBeUndefined();
    },
  );

  it('resolves addresses in a style sheet against its own, and in those that it imports', () => {
    const resources = {
      'https://cdn.test/css/a.css': '@import "b.css";a{background:url(a.png)}',
      'https://cdn.test/css/b.css': '@import "a.css";b{background:url(../b.png)}',
      'https://cdn.test/css/a.png': `${image}a`,
      'https://cdn.test/b.png': `${image}b`,
    };
    expect(createResourceMap(resources, base)('https://cdn.test/css/a.css', 'style')).toBe(
      `@import "a.css";b{background:url("${image}b")}a{background:url("${image}a")}`,
    );
  });

  it('ends at 40 million characters, however often a page names one image', () => {
    const large = `data:image/png;base64,${'A'.repeat(2_000_000 - 22)}`;
    const map = createResourceMap({ 'https://shop.test/a': large }, base);
    const shown = Array.from({ length: 30 }, () => map('/a', 'image')).filter((text) => text === large);
    expect(shown).toHaveLength(20);
    const style = createResourceMap(
      { 'https://shop.test/a': large, 'https://shop.test/c': 'a{background:url(a)}'.repeat(30) },
      base,
    );
    expect(mapStyleText('@import "/c";', style)).toBe('@import "/c";');
  });
});
