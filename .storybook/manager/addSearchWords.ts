import type { API_PreparedStoryIndex } from 'storybook/internal/types';

type Entry = API_PreparedStoryIndex['entries'][string];
type Words = Readonly<Record<string, readonly string[]>>;

/** What the search adds to the name of a story. */
const storySuffix = ' (story)';

/** Returns the name of an entry as the sidebar shows it. */
export function toSidebarName(name: string): string {
  return name.endsWith(storySuffix) ? name.slice(0, -storySuffix.length) : name;
}

/**
 * Returns an anchor for a word. The search compares each word of a query with each word of an anchor, which ranks
 * "color picker" low; spaces that do not break make it one word.
 */
function toAnchor(word: string) {
  return { id: word, title: word.replaceAll(' ', '\u00a0') };
}

/** Marks the name of a story that is called like a word of another page. */
function markStory(entry: Entry, words: Words): Entry {
  const name = entry.name.toLowerCase();
  const page = entry.title.split('/').at(-1) ?? entry.title;
  // A story called like its page is the page.
  if (entry.type !== 'story' || entry.name === page) return entry;
  const isWordOfAnother = Object.entries(words).some(
    ([title, ofTitle]) => title !== entry.title && ofTitle.includes(name),
  );
  return isWordOfAnother ? { ...entry, name: `${entry.name}${storySuffix}` } : entry;
}

/**
 * Adds words to the entries that people mean by them. The sidebar's search reads names, paths and anchors, which are
 * otherwise the headings of a docs page. Names count most, so a story called "Loading" would come before the page that
 * people mean by "loading". Returns undefined if nothing is to be added.
 * @param words by the title of a page
 */
export function addSearchWords(
  index: API_PreparedStoryIndex,
  words: Words,
): API_PreparedStoryIndex | undefined {
  const seen = new Set<string>();
  const added = Object.entries(index.entries).flatMap(([id, entry]) => {
    const named = markStory(entry, words);
    const ofTitle = words[entry.title];
    // The docs page comes first; a page without one is found by its first story.
    const isFirst = ofTitle !== undefined && !seen.has(entry.title);
    seen.add(entry.title);
    if (isFirst && !('anchors' in entry))
      return [[id, { ...named, anchors: ofTitle.map(toAnchor) }] as const];
    return named === entry ? [] : [[id, named] as const];
  });
  return added.length > 0
    ? { ...index, entries: { ...index.entries, ...Object.fromEntries(added) } }
    : undefined;
}
