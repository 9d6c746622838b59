import { expect } from 'storybook/test';

/** Fails where the page's styles have taken hold of a part of the widget, or where it is not seen. */
export async function expectOwnStyles(part: HTMLElement): Promise<void> {
  await expect(part).toBeVisible();
  const { letterSpacing, textTransform, fontStyle, pointerEvents } = getComputedStyle(part);
  await expect({ letterSpacing, textTransform, fontStyle, pointerEvents }).toEqual({
    letterSpacing: 'normal',
    textTransform: 'none',
    fontStyle: 'normal',
    pointerEvents: 'auto',
  });
  const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
  await expect(width * height).toBeGreaterThan(0);
  await expect(left < window.innerWidth && right > 0 && top < window.innerHeight && bottom > 0).toBe(true);
}
