import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listExports } from '../../.storybook/docgen/listExports';
import type { State } from './buildElement';
import { partProps } from './partProps';

const packages = ['packages/ui', 'packages/ad-editor', 'packages/widget-core'];

/** Lists the sources of a package's entries for React. */
function listEntries(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
    readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
  };
  // Where React is optional, only entries named after it have components.
  const isOptional = manifest.peerDependenciesMeta?.['react'] !== undefined;
  return Object.entries(manifest.exports)
    .filter(([name]) => !isOptional || name.endsWith('/react'))
    .flatMap(([, files]) => files['adlane-source'] ?? []);
}

/** Lists the components of an entry. */
function listComponentNames(entry: string): string[] {
  const exported = listExports(entry).flatMap(({ name, isType }) => (isType ? [] : name));
  return [...new Set(exported)].filter((name) => /^[A-Z][a-z]\w*(?<!Error)$/.test(name));
}

function readStoryFiles(sources: string): (readonly [path: string, text: string])[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.flows)\.stories\.tsx$/.test(path))
    .map((path) => [join(sources, path), readFileSync(join(sources, path), 'utf8')] as const);
}

/** Lists a state of every component that the packages export: its first story, or itself without one. */
export function listStates(): State[] {
  return packages.flatMap((folder) => {
    const sources = join(folder, 'src');
    const stories = readStoryFiles(sources);
    return listEntries(folder).flatMap((entry) => {
      const module = `/${join(folder, entry)}`;
      return listComponentNames(join(folder, entry)).map((component): State => {
        const isAlone = component in partProps;
        const isShown = new RegExp(`components?: (?:\\{[^}]*)?\\b${component}\\b`);
        const story = isAlone ? undefined : stories.find(([, text]) => isShown.test(text));
        const name = story && /^export const (\w+): Story/m.exec(story[1])?.[1];
        return story && name
          ? { component, file: `/${story[0]}`, name }
          : { component, file: module, name: component };
      });
    });
  });
}
