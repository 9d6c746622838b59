import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';

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

function hasStory(file: string, tag: string): boolean {
  const { indexInputs } = loadCsf(readFileSync(file, 'utf8'), {
    fileName: file,
    makeTitle: (title) => title ?? file,
  }).parse();
  return indexInputs.some(({ tags = [] }) => tags.includes(tag));
}

/** Lists files without a story that has the tag. Loading one only to skip it costs half a second. */
export function emptyStoryFiles(tag: string): string[] {
  return storyFiles().filter((file) => !hasStory(file, tag));
}
