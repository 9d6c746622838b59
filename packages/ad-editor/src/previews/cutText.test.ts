import { describe, expect, it } from 'vitest';
import { cutOffs } from './cutOffs';
import { cutText } from './cutText';

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
    ['counts an astral letter once', '𝒳𝒳', 2, undefined, '𝒳𝒳', false],
    ['shows nothing where nothing is shown', 'Text', 0, undefined, '', true],
    ['nothing to show', '', 0, undefined, '', false],
  ])('%s', (_name, text, characters, lines, shown, isCut) => {
    expect(cutText(text, characters, lines)).toEqual({ shown, isCut });
  });
});

const limited = Object.entries(cutOffs).flatMap(([name, limits]) =>
  (['text', 'headline', 'description'] as const).map((field) => ({ name, field, at: limits[field] })),
);

describe('where the platforms cut', () => {
  it.each(limited.filter(({ at }) => at > 0))('$name shows $at characters of the $field whole', ({ at }) => {
    expect(cutText('a'.repeat(at), at)).toEqual({ shown: 'a'.repeat(at), isCut: false });
    expect(cutText('a'.repeat(at + 1), at)).toEqual({ shown: 'a'.repeat(at), isCut: true });
  });

  it.each([
    ['facebookFeedMobile', 'text', 125],
    ['facebookFeedMobile', 'headline', 27],
    ['facebookFeedMobile', 'description', 0],
    ['facebookFeedDesktop', 'description', 30],
    ['story', 'text', 125],
    ['story', 'headline', 40],
    ['facebookReels', 'text', 40],
    ['reelsOverlay', 'headline', 10],
    ['instagramReels', 'text', 72],
    ['instagramFeed', 'headline', 0],
    ['googleDisplay', 'headline', 90],
    ['googleSmallDisplay', 'text', 60],
    ['youtubeOverlay', 'headline', 15],
  ] as const)('%s has %s of %i', (name, field, at) => expect(cutOffs[name][field]).toBe(at));

  it.each(
    Object.entries(cutOffs).flatMap(([name, limits]) =>
      'textLines' in limits ? [[name, limits] as const] : [],
    ),
  )('%s folds after its last line', (_name, { text, textLines }) => {
    const lines = Array.from({ length: textLines }, (_line, index) => `l${index}`);
    expect(cutText(lines.join('\n'), text, textLines).isCut).toBe(false);
    expect(cutText([...lines, 'more'].join('\n'), text, textLines)).toEqual({
      shown: lines.join('\n'),
      isCut: true,
    });
  });
});
