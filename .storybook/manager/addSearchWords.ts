import type { API_PreparedStoryIndex } from 'storybook/internal/types';

/**
 * Adds words to the entries that people mean by them. The sidebar's search reads names, paths and anchors, which are
 * otherwise the headings of a docs page. Returns undefined if nothing is to be added.
 * @param words by the title of a page
 */
export function addSearchWords(
  index: API_PreparedStoryIndex,
  words: Readonly<Record<string, readonly string[]>>,
): API_PreparedStoryIndex | undefined {
  const seen = new Set<string>();
  const added = Object.entries(index.entries).flatMap(([id, entry]) => {
    const ofTitle = words[entry.title];
    // The docs page comes first; a page without one is found by its first story.
    if (!ofTitle || seen.has(entry.title)) return [];
    seen.add(entry.title);
    if ('anchors' in entry) return [];
    return [[id, { ...entry, anchors: ofTitle.map((title) => ({ id: title, title })) }] as const];
  });
  return added.length > 0
    ? { ...index, entries: { ...index.entries, ...Object.fromEntries(added) } }
    : undefined;
}
