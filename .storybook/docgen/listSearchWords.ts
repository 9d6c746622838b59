import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listGuidanceFiles } from './listGuidanceFiles.ts';

const foundations = resolve(import.meta.dirname, '../foundations');

type Words = readonly [title: string, words: readonly string[]];

function readTitle(stories: string): string | undefined {
  // Fixtures may have a title, too; that of a page names its group.
  return /title: '([^'/]+\/[^']+)'/.exec(stories)?.[1];
}

/** Reads the words of a component from its guidance; its stories name the page. */
function readGuidance(path: string): Words | undefined {
  const stories = path.replace('.docs.json', '.stories.tsx');
  const title = existsSync(stories) ? readTitle(readFileSync(stories, 'utf8')) : undefined;
  const { searchedAs } = JSON.parse(readFileSync(path, 'utf8')) as { searchedAs?: readonly string[] };
  return title && searchedAs ? [title, searchedAs] : undefined;
}

/** Reads `searchedAs: ['tokens']` of a page without a component. */
function readFoundation(path: string): Words | undefined {
  const stories = readFileSync(path, 'utf8');
  const title = readTitle(stories);
  const list = /\bsearchedAs: \[([^\]]*)\]/.exec(stories)?.[1];
  return title && list ? [title, [...list.matchAll(/'([^']+)'/g)].map(([, word = '']) => word)] : undefined;
}

/** Lists the words that people search for when they mean a page, by its title: `{ 'Overlays/Dialog': ['modal'] }`. */
export function listSearchWords(): Readonly<Record<string, readonly string[]>> {
  const pages = readdirSync(foundations)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => readFoundation(join(foundations, name)));
  const words = [...listGuidanceFiles().map(readGuidance), ...pages];
  return Object.fromEntries(words.filter((each) => each !== undefined));
}
