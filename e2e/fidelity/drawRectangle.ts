import type { Page } from 'playwright';
import type { Area } from './FidelityPage';

/** Draws a rectangle over the page as a visitor does, and continues to the report. */
export async function drawRectangle(page: Page, { left, top, right, bottom }: Area): Promise<void> {
  await page.keyboard.press('Control+u');
  const editor = page.getByRole('dialog', { name: 'Mark what you mean' });
  await editor.getByRole('button', { name: 'Rectangle' }).click();
  await page.mouse.move(left, top);
  await page.mouse.down();
  await page.mouse.move((left + right) / 2, (top + bottom) / 2);
  await page.mouse.move(right, bottom);
  await page.mouse.up();
  await editor.getByRole('button', { name: 'Next' }).click();
  await editor.waitFor({ state: 'hidden' });
}
