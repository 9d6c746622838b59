import { describe, expect, it } from 'vitest';
import { encodeUrl } from './addressRules';

describe('encodeUrl', () => {
  it.each([
    ['a plain address', 'https://example.com/new?a=1#book', 'https://example.com/new?a=1#book'],
    ['characters of no address', 'https://example.com/?sort=a|b^c', 'https://example.com/?sort=a%7Cb%5Ec'],
    [
      'letters beyond ASCII',
      'https://example.com/zähne?q=é#ü',
      'https://example.com/z%C3%A4hne?q=%C3%A9#%C3%BC',
    ],
    ['a host beyond ASCII', 'https://zähne.example/', 'https://xn--zhne-loa.example/'],
    ['what is encoded already', 'https://example.com/z%C3%A4hne', 'https://example.com/z%C3%A4hne'],
    [
      "a platform's macros",
      'https://example.com/{x}?c={{campaign.name}}',
      'https://example.com/{x}?c={{campaign.name}}',
    ],
    ['half a surrogate pair', 'https://example.com/\ud83d', 'https://example.com/%EF%BF%BD'],
    ['an emoji', 'https://example.com/😀', 'https://example.com/%F0%9F%98%80'],
    ['a port', 'https://example.com:8443/a', 'https://example.com:8443/a'],
    ['spaces around it', ' https://example.com/a ', 'https://example.com/a'],
    ['text that is no address', 'example', 'example'],
  ])('writes %s as platforms take it', (_case, text, expected) => {
    expect(encodeUrl(text)).toBe(expected);
    expect(encodeUrl(encodeUrl(text))).toBe(expected);
  });
});
