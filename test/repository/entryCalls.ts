import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contract, listCalls } from '@adlane/contract';

/** Finds the file of a relative import. */
function findFile(from: string, specifier: string): string | undefined {
  const base = join(dirname(from), specifier);
  return ['.ts', '.tsx', '/index.ts'].map((end) => `${base}${end}`).find((path) => existsSync(path));
}

/** Lists a module and all that it imports of its package, lazily loaded parts included. */
function listModules(entry: string, known = new Set<string>()): Set<string> {
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

/** Lists the calls of the API that an entry of a package can make, by name. */
export function listEntryCalls(entry: string): string[] {
  const texts = [...listModules(entry)].map((path) => readFileSync(path, 'utf8'));
  return listCalls(contract)
    .map(({ name }) => name)
    .filter((name) => {
      const use = new RegExp(`(?<!contract\\.)\\b${name.replace('.', '\\s*\\.\\s*')}\\b`);
      return texts.some((text) => use.test(text));
    })
    .sort();
}
