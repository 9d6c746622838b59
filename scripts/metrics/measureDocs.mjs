import { posix } from 'node:path';
import ts from 'typescript';
import { listTrackedFiles, parseSource, readProjectFile } from './sourceFiles.mjs';

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/** The source files behind a package's `exports`; a pattern matches several files. */
function listEntryFiles(manifestPath, files) {
  const folder = posix.dirname(manifestPath);
  const entries = Object.values(JSON.parse(readProjectFile(manifestPath)).exports ?? {});
  return entries.flatMap((entry) => {
    const source = entry['adlane-source'];
    if (!source) return [];
    const pattern = new RegExp(
      `^${posix.join(folder, source).replace(/[.]/g, '\\.').replace('*', '[^/]+')}$`,
    );
    return files.filter((path) => pattern.test(path));
  });
}

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
const hasDocstring = (node) => ts.getJSDocCommentsAndTags(node).length > 0;

/** Names that a statement declares, with whether they have a docstring. */
function listDeclarations(node) {
  if (ts.isVariableStatement(node))
    return node.declarationList.declarations.map(({ name }) => [name.getText(), hasDocstring(node)]);
  return node.name ? [[node.name.text, hasDocstring(node)]] : [];
}

/** Exported names of a file, re-exports followed, as a map from the name to `{ path, isDocumented }`. */
function collectExports(path, files, seen = new Map()) {
  if (seen.has(path)) return seen.get(path);
  const found = new Map();
  seen.set(path, found);
  for (const node of parseSource(path).statements) {
    if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      const base = posix.join(posix.dirname(path), node.moduleSpecifier.text);
      const target = endings.map((ending) => base + ending).find((candidate) => files.has(candidate));
      if (!target) continue;
      const behind = collectExports(target, files, seen);
      if (!node.exportClause) for (const [name, entry] of behind) found.set(name, entry);
      else if (ts.isNamedExports(node.exportClause))
        for (const { name, propertyName } of node.exportClause.elements) {
          const entry = behind.get((propertyName ?? name).text);
          if (entry) found.set(name.text, entry);
        }
    } else if (isExported(node)) {
      // A schema and the type inferred from it share one name and one docstring.
      for (const [name, isDocumented] of listDeclarations(node))
        found.set(name, { path, isDocumented: isDocumented || (found.get(name)?.isDocumented ?? false) });
    }
  }
  return found;
}

/**
 * Items that packages export without a docstring, as `path: name`. A `…Props` type is documented by its members.
 * @param {string[]} manifests paths of the packages' package.json
 */
export function listUndocumentedExports(manifests) {
  const files = listTrackedFiles();
  const known = new Set(files);
  const seen = new Map();
  const places = manifests
    .flatMap((manifest) => listEntryFiles(manifest, files))
    .flatMap((entry) => [...collectExports(entry, known, seen)])
    .filter(([name, { isDocumented }]) => !isDocumented && !name.endsWith('Props'))
    .map(([name, { path }]) => `${path}: ${name}`);
  return [...new Set(places)];
}
