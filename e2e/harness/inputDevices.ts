import type { Locator, Page } from 'playwright';

/** How a test operates a page. */
export type InputDevice = {
  /** Activates a button, link, tab or checkbox. */
  press(target: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses the option of a select whose text begins with `label`. */
  choose(select: Locator, label: string): Promise<void>;
};

/** Clicks with a mouse, or taps where the page has touch. */
export const pointer: InputDevice = {
  press: (target) => target.click(),
  fill: (field, text) => field.fill(text),
  async choose(select, label) {
    await select.locator('option', { hasText: label }).first().waitFor({ state: 'attached' });
    const texts = await select.locator('option').allInnerTexts();
    await select.selectOption({ index: texts.findIndex((text) => text.startsWith(label)) });
  },
};

/** Tab stops after which a control counts as out of reach. */
const maxTabStops = 150;

/** Uses nothing but Tab, Enter, Space and letters. */
export function createKeyboard(page: Page): InputDevice {
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  async function reach(target: Locator): Promise<void> {
    await target.waitFor();
    for (let stops = 0; stops < maxTabStops; stops += 1) {
      if (await hasFocus(target)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${target.toString()} cannot be reached with Tab in ${maxTabStops} stops.`);
  }
  return {
    async press(target) {
      await reach(target);
      const isToggle = await target.evaluate((element) => element instanceof HTMLInputElement);
      await page.keyboard.press(isToggle ? 'Space' : 'Enter');
    },
    async fill(field, text) {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(text);
    },
    async choose(select, label) {
      await reach(select);
      await page.keyboard.type(label);
    },
  };
}
