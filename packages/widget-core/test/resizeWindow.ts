import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from './eventually';
import { waitForPaint } from './waitForPaint';

/** Gives the window another size, in pixels, and waits until the page and the widget are laid out in it. */
export async function resizeWindow(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  await eventually(() => expect([window.innerWidth, window.innerHeight]).toEqual([width, height]));
  await waitForPaint();
}
