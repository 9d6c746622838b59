import { posix } from 'node:path';
import { readProjectFile } from '../metrics/sourceFiles.mjs';

// Which files import which, with the names that they import: an entry file that re-exports a whole package
// would otherwise make each file of the package depend on every other.

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '/index.ts', '/index.tsx'];
/** Types affect no test: the compiler checks them. */
const statement = /^\s*(import|export)\s+(?!type\b)([^'"`;]*?)\s*from\s*['"]([^'"]+)['"]/gm;
const bareImport = /(?:^\s*import\s+|\bimport\()\s*['"]([^'"]+)['"]/gm;

/** The exported and the local name of each binding in `{ a, b as c, type D }`; undefined for a whole module. */
function listBindings(clause) {
  if (!clause.startsWith('{')) return undefined;
  return clause
    .replace(/[{}]/g, '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/))
    .map(([name, local = name]) => ({ name, local }));
}

/** Entry files of the workspace's packages, as functions from an import's specifier to a path. */
function createEntryFinder(files) {
  const entries = files
    .filter((path) => /^((packages|apps)\/[^/]+|mocks)\/package\.json$/.test(path))
    .flatMap((path) => {
      const { name, exports: all = {} } = JSON.parse(readProjectFile(path));
      return Object.entries(all).map(([key, entry]) => [
        posix.join(name, key).split('*'),
        posix.join(posix.dirname(path), entry['adlane-source'] ?? entry.default ?? String(entry)),
      ]);
    });
  return (specifier) => {
    for (const [[before, after], source] of entries) {
      if (after === undefined && specifier === before) return source;
      const isMatch = after !== undefined && specifier.startsWith(before) && specifier.endsWith(after);
      if (isMatch)
        return source.replace('*', specifier.slice(before.length, specifier.length - after.length));
    }
    return undefined;
  };
}

/**
 * Finds what imports each file, directly or through entry files that re-export it.
 * @param {string[]} files paths of the repository
 * @returns {Map<string, Set<string>>} from a path to the paths of its importers
 */
export function findImporters(files) {
  const known = new Set(files);
  const findEntry = createEntryFinder(files);
  const resolve = (from, specifier) => {
    const base = specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''))
      : findEntry(specifier);
    return base && endings.map((ending) => base + ending).find((candidate) => known.has(candidate));
  };
  const modules = new Map(files.filter(isModule).map((path) => [path, readModule(path, resolve)]));

  /** The files that declare a name which a file exports; the file itself if that is unknown. */
  const findDeclaring = (path, name, seen = new Set()) => {
    if (seen.has(path)) return [];
    seen.add(path);
    const { reexports = [] } = modules.get(path) ?? {};
    const named = reexports.find(({ bindings }) => bindings?.some(({ local }) => local === name));
    if (named) {
      const { name: original } = named.bindings.find(({ local }) => local === name);
      return findDeclaring(named.target, original, seen);
    }
    const behind = reexports.filter(({ bindings }) => bindings === undefined);
    const declares = new RegExp(`\\bexport\\s+(?:async\\s+)?(?:default\\s+)?\\w+\\*?\\s+${escape(name)}\\b`);
    if (behind.length === 0 || declares.test(readProjectFile(path))) return [path];
    return behind.flatMap(({ target }) => findDeclaring(target, name, new Set(seen)));
  };

  const importers = new Map();
  const add = (target, importer) => {
    if (target === importer) return;
    if (!importers.has(target)) importers.set(target, new Set());
    importers.get(target).add(importer);
  };
  for (const [path, { imports }] of modules)
    for (const { target, bindings } of imports) {
      if (bindings === undefined) add(target, path);
      else
        for (const { name } of bindings)
          for (const declaring of findDeclaring(target, name)) add(declaring, path);
    }
  return importers;
}

const isModule = (path) => /\.(ts|tsx|mts|mjs)$/.test(path);
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Imports and re-exports of a file; `bindings` are undefined where it uses a whole module. */
function readModule(path, resolve) {
  const text = readProjectFile(path);
  const imports = [];
  const reexports = [];
  for (const [, keyword, clause, specifier] of text.matchAll(statement)) {
    const target = resolve(path, specifier);
    if (target) (keyword === 'export' ? reexports : imports).push({ target, bindings: listBindings(clause) });
  }
  for (const [, specifier] of text.matchAll(bareImport)) {
    const target = resolve(path, specifier);
    if (target) imports.push({ target, bindings: undefined });
  }
  return { imports, reexports };
}
