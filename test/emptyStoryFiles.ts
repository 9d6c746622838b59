import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

/**
 * Stories need one of the `include` tags and none of the `exclude` tags; a missing list means no condition.
 */
export type StoryTags = { readonly include?: readonly string[]; readonly exclude?: readonly string[] };

function foldersWithin(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name, 'src'));
}

function storyFiles(): string[] {
  return [...foldersWithin('packages'), ...foldersWithin('apps'), 'mocks/src'].flatMap((sources) =>
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => join(sources, path)),
  );
}

/** A file without this word has no story with a play function, and needs no parsing. */
const playText = /\bplay\b/;

function hasStory(file: string, { include, exclude = [] }: StoryTags): boolean {
  const text = readFileSync(file, 'utf8');
  if (include === undefined && exclude.every((tag) => tag === 'play-fn') && !playText.test(text)) return true;
  const { indexInputs } = loadCsf(text, {
    fileName: file,
    makeTitle: (title) => title ?? file,
  }).parse();
  return indexInputs.some(({ tags = [] }) => {
    const has = (tag: string) => tags.includes(tag);
    return (include?.some(has) ?? true) && !exclude.some(has);
  });
}

/** Lists files without a matching story. Loading one only to skip it costs half a second. */
export function emptyStoryFiles(tags: StoryTags): string[] {
  // Every run of vitest reads the configurations of all suites, so that files are not parsed without need.
  if (tags.include === undefined && tags.exclude === undefined) return [];
  return storyFiles().filter((file) => !hasStory(file, tags));
}
