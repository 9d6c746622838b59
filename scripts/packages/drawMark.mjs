/** Draws a mark in the open capture editor and finishes. */
export async function drawMark(page) {
  await page.getByRole('dialog', { name: 'Mark what you mean' }).waitFor();
  await page.mouse.move(100, 200);
  await page.mouse.down();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  const toolbar = page.getByRole('toolbar', { name: 'Mark what you mean' });
  await toolbar.getByRole('button', { name: 'Next' }).click();
}
