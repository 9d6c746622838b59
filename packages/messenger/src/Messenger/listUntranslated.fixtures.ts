import type { Texts } from '../texts/Texts';

/** English dates of `Intl`, as in `Nov 29, 2026, 1:24 PM`. */
const englishDate = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|[AP]M)\b/g;

/** Collects every text that the API answers while a story runs: what the project and the visitor have written. */
export function recordWrittenTexts(): { readonly fetch: typeof fetch; readonly texts: ReadonlySet<string> } {
  const texts = new Set<string>();
  const { fetch } = window;
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      texts.add(value.trim());
      if (value.includes('<')) collectHtml(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const collectHtml = (html: string) => {
    for (const text of listTexts(new DOMParser().parseFromString(html, 'text/html').body)) texts.add(text);
  };
  return {
    texts,
    async fetch(...parameters) {
      const answer = await fetch(...parameters);
      if (answer.headers.get('content-type')?.includes('json')) collect(await answer.clone().json());
      return answer;
    },
  };
}

/** Returns what people read and screen readers say within an element. Needs nothing around it: browsers run it alone. */
export function listTexts(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const isCode = walker.currentNode.parentElement?.closest('style, script');
    if (!isCode) texts.push(walker.currentNode.textContent ?? '');
  }
  for (const element of root.querySelectorAll('*')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches any of the patterns, the longest first. */
function toPattern(patterns: readonly string[]): RegExp {
  return new RegExp(patterns.toSorted((one, other) => other.length - one.length).join('|'), 'g');
}

/** Texts that are right as they are. */
type Known = {
  /** The frame's texts in the visitor's language. */
  readonly texts: Texts;
  /** Texts of the project and the visitor. */
  readonly written: Iterable<string>;
  readonly language: string;
};

/** Returns the texts with Latin letters that neither the frame's texts in this language nor written texts explain. */
export function filterUntranslated(shown: readonly string[], { texts, written, language }: Known): string[] {
  // Whole words: one that was written, such as the name of a kind, may be a part of the frame's.
  const patternOfWritten = toPattern(
    [...written]
      .filter((text) => text.length > 2)
      .map((text) => `(?<![A-Za-z])${escapePattern(text)}(?![A-Za-z])`),
  );
  // What fills a placeholder is mostly written by the project, and gone by then.
  const patternOfTexts = toPattern(
    Object.values(texts).map((text) => escapePattern(text).replace(/\\\{\w+\\\}/g, '\\S*')),
  );
  return shown.filter((text) => {
    const rest = text.replace(patternOfWritten, '').replace(patternOfTexts, '');
    return /[a-z]/i.test(language === 'en' ? rest.replace(englishDate, '') : rest);
  });
}

/** Returns the untranslated texts within the frame. */
export const listUntranslated = (root: Element, known: Known): string[] =>
  filterUntranslated(listTexts(root), known);
