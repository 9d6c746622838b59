import type { Frame } from 'playwright';
import type { Stage } from '../Stage';

/** Opens the capture editor from a form, and leaves it with the screenshot. */
export async function markPage({ page, until }: Stage, frame: Frame): Promise<void> {
  const mark = frame.getByRole('button', { name: /Mark it on a (?:picture|screenshot)/ });
  const tools = page.locator('.bb-capture-button-item, .bb-capture-toolbar-item').first();
  await until('the capture editor', async () => {
    // The client shows its frame some time after the frame has answered; an earlier click is lost.
    if (await mark.isVisible()) await mark.click({ timeout: 1000 }).catch(() => undefined);
    return (await tools.isVisible()) || undefined;
  });
  await page.keyboard.press('Enter');
  await frame.getByText('Screenshot added').waitFor();
}
