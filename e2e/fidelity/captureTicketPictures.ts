import type { Locator, Page } from 'playwright';

/** What the operator sees of a ticket's page, in its size, as PNG. */
export type TicketPictures = { readonly screenshot: Buffer; readonly replay: Buffer };

/** A page that still changes after these never stops. */
const maxPictures = 30;

type Size = { readonly width: number; readonly height: number };

/** Takes the frame's picture alone, once it no longer changes. */
async function capturePicture(frame: Locator, { width, height }: Size): Promise<Buffer> {
  // In the top layer nothing is over it, and in its own size nothing is scaled.
  await frame.evaluate((element: HTMLElement) => {
    element.style.cssText +=
      ';display:block!important;position:fixed;inset:0 auto auto 0;margin:0;border:0;padding:0;transform:none;max-width:none;background:white';
    element.setAttribute('popover', 'manual');
    element.showPopover();
  });
  const capture = () => frame.page().screenshot({ clip: { x: 0, y: 0, width, height } });
  let picture = await capture();
  for (let count = 0; count < maxPictures; count += 1) {
    const next = await capture();
    if (next.equals(picture)) return picture;
    picture = next;
  }
  throw new Error('The page of the ticket changes all the time.');
}

/** Shows another page of the dashboard without loading it again, as a link does. */
async function navigate(operator: Page, path: string): Promise<void> {
  await operator.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Shows a ticket's screenshot, and its replay at the end: the moment of the report. */
export async function captureTicketPictures(
  operator: Page,
  ticketPath: string,
  size: Size,
): Promise<TicketPictures> {
  await navigate(operator, `${ticketPath}?tab=screenshot`);
  const page = operator.locator('iframe[title="Page"]');
  await page.waitFor();
  const screenshot = await capturePicture(page, size);
  await navigate(operator, `${ticketPath}?tab=replay&t=999`);
  const player = operator.getByRole('region', { name: 'Replay' });
  await player.getByRole('button', { name: 'Play', disabled: false }).waitFor();
  const replay = await capturePicture(player.locator('iframe'), size);
  await navigate(operator, '/agency/projects');
  await player.waitFor({ state: 'detached' });
  return { screenshot, replay };
}
