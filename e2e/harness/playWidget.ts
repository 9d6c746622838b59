import type { Page } from 'playwright';

/** The widget's button on a host page. */
export const feedbackButton = (page: Page) => page.getByRole('button', { name: 'Send feedback' });

/** Calls a method of the widget's public API on a page. */
export const callWidget = (page: Page, name: string, ...parameters: readonly unknown[]) =>
  page.evaluate(([method, values]) => Reflect.get(window, 'Adlane')[method](...values), [
    name,
    parameters,
  ] as const);

/** Waits until the server has stored an event of the visitor's page. */
export const awaitEvent = (page: Page, name: string) =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/sdk/sessions/ping') &&
      response.request().postData()?.includes(`${name}"`) === true,
  );

/** Tracks an event on a page, and waits until the server has stored it. */
export async function trackEvent(page: Page, name: string): Promise<void> {
  const stored = awaitEvent(page, name);
  await callWidget(page, 'trackEvent', name);
  await stored;
}

/** Opens the widget and waits until its frame has reported that it is ready. */
export async function openFrame(page: Page): Promise<void> {
  await feedbackButton(page).click();
  await page.locator('.frame:not(.loading)').waitFor();
}

/** Posts messages to the page as the frame, from this origin. */
export async function postAsFrame(page: Page, origin: string, ...messages: readonly object[]): Promise<void> {
  const frame = page.frames().find((each) => each.url().startsWith(origin));
  if (!frame) throw new Error('The widget has no frame.');
  await frame.evaluate(
    (texts) => {
      for (const text of texts) window.parent.postMessage(text, '*');
    },
    messages.map((message) => JSON.stringify(message)),
  );
}

/** Builds the frame's message that sends a report; without a screenshot by default. */
export const buildTicketMessage = (description: string, excludeData: object = { screenshot: true }) => ({
  name: 'send-feedback',
  data: { formData: { description }, action: { feedbackType: 'BUG', excludeData } },
});

/** Returns a seeded generator of numbers from 0 to 1 (mulberry32): the same at each run. */
export function seededNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
