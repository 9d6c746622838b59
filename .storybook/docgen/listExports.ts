import { readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** An export of an entry: its name, the file that declares it, and whether it is only a type. */
export type Export = { readonly name: string; readonly file: string; readonly isType: boolean };

/** Parses a file into its syntax tree. */
export function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function resolveFile(entry: string, specifier: string): string {
  const path = resolve(dirname(entry), specifier);
  const found = [`${path}.tsx`, `${path}.ts`].find((candidate) =>
    readdirSync(dirname(path)).includes(candidate.slice(dirname(path).length + 1)),
  );
  if (!found) throw new Error(`${entry} exports from ${specifier}, where there is no file.`);
  return found;
}

function listStatementExports(entry: string, statement: ts.Statement): Export[] {
  if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) return [];
  if (!ts.isStringLiteral(statement.moduleSpecifier)) return [];
  const specifier = statement.moduleSpecifier.text;
  if (!specifier.startsWith('.')) return [];
  const file = resolveFile(entry, specifier);
  if (!statement.exportClause) return listOwnExports(file);
  if (!ts.isNamedExports(statement.exportClause)) return [];
  return statement.exportClause.elements.map((element) => ({
    name: element.name.text,
    file,
    isType: statement.isTypeOnly || element.isTypeOnly,
  }));
}

/** Lists an entry's own exports, also through `export *`; re-exports of other packages are documented there. */
export function listOwnExports(entry: string): Export[] {
  const exports = parse(entry).statements.flatMap((statement) => listStatementExports(entry, statement));
  return [...new Map(exports.map((each) => [each.name, each])).values()];
}

/** Lists what an entry exports, declared in it or re-exported, with the file of each. */
export function listExports(entry: string): Export[] {
  const declared = parse(entry).statements.flatMap((statement): Export[] =>
    ts.isFunctionDeclaration(statement) && statement.getText().startsWith('export')
      ? [{ name: statement.name?.text ?? '', file: resolve(entry), isType: false }]
      : [],
  );
  return [...declared, ...listOwnExports(entry)];
}
