import { describe, expect, it } from 'vitest';
import { cutText, feedCutOffs } from './cutText';

describe('cutText', () => {
  it.each([
    ['fits', 'Short', 10, undefined, 'Short', false],
    ['exactly fits', 'Ten chars!', 10, undefined, 'Ten chars!', false],
    ['cuts at a word', 'Join the gym today', 15, undefined, 'Join the gym', true],
    [
      'cuts a long word where no space is near',
      'A supercalifragilistic',
      12,
      undefined,
      'A supercalif',
      true,
    ],
    ['keeps a word that ends at the cut', 'Join the gym today', 12, undefined, 'Join the gym', true],
    ['cuts after lines', 'one\ntwo\nthree\nfour', 100, 3, 'one\ntwo\nthree', true],
    ['never cuts an astral letter in half', '𝒳𝒳𝒳𝒳', 2, undefined, '𝒳𝒳', true],
    ['shows nothing where nothing is shown', 'Text', 0, undefined, '', true],
    ['nothing to show', '', 0, undefined, '', false],
  ])('%s', (_name, text, characters, lines, shown, isCut) => {
    expect(cutText(text, characters, lines)).toEqual({ shown, isCut });
  });

  it('cuts the mobile feed at 125 characters', () => {
    const { text, textLines } = feedCutOffs.mobile;
    expect(cutText('a'.repeat(125), text, textLines).isCut).toBe(false);
    expect(cutText('a'.repeat(126), text, textLines).isCut).toBe(true);
  });
});
