import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
// From source: Storybook starts without a build of the packages.
import { contract, listCalls } from '../../packages/contract/src';

/** Finds the file of a relative import. */
function findFile(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`).find((path) => existsSync(path));
}

/** Lists a module and all that it imports of its package, lazily loaded parts included. */
export function listModules(entry: string, known = new Set<string>()): Set<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  const text = readFileSync(entry, 'utf8');
  const specifiers = [...text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, path = '']) => path);
  for (const specifier of specifiers) {
    const file = findFile(entry, specifier);
    if (file) listModules(file, known);
  }
  return known;
}

/** Lists the names in a text that may be calls: `leadForms.list` of `queries.leadForms.list.query()`. */
function listPairs(text: string): string[] {
  const pairs = text.matchAll(/(?<!contract\.)\b(\w+)(?=\s*\.\s*(\w+)\b)/g);
  return [...pairs].map(([, resource = '', name = '']) => `${resource}.${name}`);
}

/** Lists the calls of the API that a package's modules can make, by name. */
export function listEntryCalls(modules: Iterable<string>): string[] {
  const pairs = new Set([...modules].flatMap((path) => listPairs(readFileSync(path, 'utf8'))));
  return listCalls(contract)
    .map(({ name }) => name)
    .filter((name) => pairs.has(name))
    .sort();
}
