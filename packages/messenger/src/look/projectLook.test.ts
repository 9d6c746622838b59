import { describe, expect, it } from 'vitest';
import { projectLook } from './projectLook';

describe('projectLook', () => {
  it('falls back to what the specification says', () => {
    expect(projectLook(undefined)).toEqual({
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
    expect(projectLook({ headerColor }).headerColor).toBe('#485BFF');
  });

  it.each([
    ['12', 12],
    [-4, 0],
    [400, 28],
    ['round', 20],
  ])('reads the radius %s as %d', (borderRadius, expected) => {
    expect(projectLook({ borderRadius }).borderRadius).toBe(expected);
  });

  it('puts dark text on a bright header and turns dark with the background', () => {
    expect(projectLook({ headerColor: '#FFD400' }).headerText).toBe('#0f181d');
    expect(projectLook({ backgroundColor: '#101820' }).colorMode).toBe('dark');
  });

  it('reads from right to left where the project does', () => {
    expect(projectLook({ localizationOptions: { rtl: true } }).dir).toBe('rtl');
  });
});
