import { describe, expect, it } from 'vitest';
import { toAppearance } from './toAppearance';

describe('toAppearance', () => {
  it('falls back to what the specification says', () => {
    expect(toAppearance(undefined)).toEqual({
      color: '#485BFF',
      headerColor: '#485BFF',
      headerText: '#ffffff',
      backgroundColor: '#FFFFFF',
      colorMode: 'light',
      borderRadius: 20,
      dir: 'ltr',
      hasGradient: true,
    });
  });

  it.each([
    ['a name', 'red'],
    ['CSS', '#fff;background:url(//evil)'],
    ['nothing', ''],
  ])('takes no %s for a colour', (_, headerColor) => {
    expect(toAppearance({ headerColor }).headerColor).toBe('#485BFF');
  });

  it.each([
    ['12', 12],
    [-4, 0],
    [400, 28],
    ['round', 20],
  ])('reads the radius %s as %d', (borderRadius, expected) => {
    expect(toAppearance({ borderRadius }).borderRadius).toBe(expected);
  });

  it('puts dark text on a bright header and turns dark with the background', () => {
    expect(toAppearance({ headerColor: '#FFD400' }).headerText).toBe('#0f181d');
    expect(toAppearance({ backgroundColor: '#101820' }).colorMode).toBe('dark');
  });

  it('reads from right to left where the project does', () => {
    expect(toAppearance({ localizationOptions: { rtl: true } }).dir).toBe('rtl');
  });
});
