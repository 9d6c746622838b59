import { type ConfirmPrompt, confirmPrompts, successMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Messages of ads §8 that a page is expected to show, each by its key. */
export type WatchedMessages = {
  /** Lists the keys of those that it has not shown yet. */
  listMissing(): string[];
  /** Stops watching. */
  stop(): void;
};

/** A text of the table is a success message, which a toast or another status announces. */
const shownMessages = new Map<string, string | ConfirmPrompt>([
  ...Object.entries(successMessages),
  ...Object.entries(confirmPrompts),
]);

function listVisible(root: ParentNode, selector: string): Element[] {
  return [...root.querySelectorAll(selector)].filter((element) => element.checkVisibility());
}

/** Whether a toast or another status has this text and no more in one of its elements. */
function isAnnounced(page: Document, text: string): boolean {
  return listVisible(page, '[data-scope="toast"], [role="status"], output').some((status) =>
    [status, ...listVisible(status, '*')].some(({ textContent }) => textContent === translate(text)),
  );
}

/** Whether a dialog asks this: its title, its text, which a subject may precede, and the button that confirms. */
function isPromptShown(page: Document, { title, text, confirm }: ConfirmPrompt): boolean {
  return listVisible(page, '[role="alertdialog"], [role="dialog"]').some(
    (dialog) =>
      listVisible(dialog, 'h1, h2, h3').some(({ textContent }) => textContent === translate(title)) &&
      dialog.textContent.includes(translate(text)) &&
      listVisible(dialog, 'button').some(({ textContent }) => textContent === translate(confirm)),
  );
}

/**
 * Watches a page for announced success messages and for prompts, since both may be gone when a story ends.
 * @param keys keys of `successMessages` and `confirmPrompts`
 * @throws Error if there is no message with such a key
 */
export function watchMessages(page: Document, keys: readonly string[]): WatchedMessages {
  const missing = new Map(
    keys.map((key) => {
      const message = shownMessages.get(key);
      if (message === undefined) throw new Error(`There is no message "${key}".`);
      return [key, message];
    }),
  );
  const observer = new MutationObserver(noteShown);
  function noteShown() {
    for (const [key, message] of missing) {
      const isShown = typeof message === 'string' ? isAnnounced(page, message) : isPromptShown(page, message);
      if (isShown) missing.delete(key);
    }
    if (missing.size === 0) observer.disconnect();
  }
  if (missing.size > 0) observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  return { listMissing: () => [...missing.keys()], stop: () => observer.disconnect() };
}
