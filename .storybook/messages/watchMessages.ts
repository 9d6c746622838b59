import { confirmPrompts, successMessages } from '@adlane/contract/constants';
import { translate } from '@adlane/ui';

/** Messages of ads §8 that a page is expected to show, each by its key. */
export type WatchedMessages = {
  /** Lists the keys of those that it has not shown yet. */
  listMissing(): string[];
  /** Stops watching. */
  stop(): void;
};

const promptTitles = Object.entries(confirmPrompts).map(([key, { title }]) => [key, title] as const);
const texts = new Map<string, string>([...Object.entries(successMessages), ...promptTitles]);

/** Whether the page contains this text and no more in one of its visible elements. */
function isShown(page: Document, text: string): boolean {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (nodeValue === text && parentElement?.checkVisibility()) return true;
  }
  return false;
}

/**
 * Watches a page for success messages and prompts, since a toast or a prompt may be gone when a story ends.
 * @param keys keys of `successMessages` and `confirmPrompts`
 * @throws Error if there is no message with such a key
 */
export function watchMessages(page: Document, keys: readonly string[]): WatchedMessages {
  const missing = new Map(
    keys.map((key) => {
      const text = texts.get(key);
      if (text === undefined) throw new Error(`There is no message "${key}".`);
      return [key, text];
    }),
  );
  const observer = new MutationObserver(noteShown);
  function noteShown() {
    for (const [key, text] of missing) if (isShown(page, translate(text))) missing.delete(key);
    if (missing.size === 0) observer.disconnect();
  }
  if (missing.size > 0) observer.observe(page.body, { subtree: true, childList: true, characterData: true });
  return { listMissing: () => [...missing.keys()], stop: () => observer.disconnect() };
}
