import ts from 'typescript';
import { parseSource } from './sourceFiles.mjs';

const isExported = (node) =>
  node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const isNamed = (node) =>
  ts.isFunctionDeclaration(node) ||
  ts.isVariableStatement(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isClassDeclaration(node);

function getName(node) {
  return ts.isVariableStatement(node) ? node.declarationList.declarations[0].name.getText() : node.name?.text;
}

/** Exported items without a docstring, as `path: name`. A `…Props` type is documented by its members. */
export function listUndocumentedExports(paths) {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const names = new Map();
    for (const node of source.statements) {
      if (!isNamed(node) || !isExported(node)) continue;
      const name = getName(node);
      // A schema and its inferred type share one name and one docstring.
      names.set(name, (names.get(name) ?? false) || ts.getJSDocCommentsAndTags(node).length > 0);
    }
    return [...names]
      .filter(([name, isDocumented]) => !isDocumented && !name.endsWith('Props'))
      .map(([name]) => `${path}: ${name}`);
  });
}
