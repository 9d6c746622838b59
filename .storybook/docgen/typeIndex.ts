import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

/** A type with the file that gives its names their meaning. */
export type TypeInFile = {
  readonly node: ts.TypeNode | ts.InterfaceDeclaration;
  readonly file: string;
};

type Parsed = { readonly source: ts.SourceFile; readonly changedAt: number };

const projectFolder = resolve(import.meta.dirname, '../..');
const parsedFiles = new Map<string, Parsed>();

/** Parses a file into its syntax tree; parses it again only after a change. */
export function parseFile(file: string): ts.SourceFile {
  const changedAt = statSync(file).mtimeMs;
  const known = parsedFiles.get(file);
  if (known?.changedAt === changedAt) return known.source;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  parsedFiles.set(file, { source, changedAt });
  return source;
}

type Manifest = { readonly exports?: Readonly<Record<string, { readonly 'adlane-source'?: string }>> };

/** Finds the source of a package's entry, such as `@adlane/contract/widget/outbound/visitor`. */
function findEntry(specifier: string): string | undefined {
  const [, name = '', path = ''] = /^@adlane\/([^/]+)(\/.*)?$/.exec(specifier) ?? [];
  const folder = name === 'mocks' ? join(projectFolder, 'mocks') : join(projectFolder, 'packages', name);
  const manifest = join(folder, 'package.json');
  if (name === '' || !existsSync(manifest)) return undefined;
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  const source = exports[`.${path}`]?.['adlane-source'];
  return source ? join(folder, source) : undefined;
}

function findModule(specifier: string, from: string): string | undefined {
  if (!specifier.startsWith('.')) return findEntry(specifier);
  const path = resolve(dirname(from), specifier);
  return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(
    (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
  );
}

function getModuleName(statement: ts.ImportDeclaration | ts.ExportDeclaration): string {
  const { moduleSpecifier } = statement;
  return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
}

type Reference = { readonly specifier: string; readonly name: string };

/** Finds the import or re-export that brings a name into a file. */
function findReference(source: ts.SourceFile, name: string): Reference | undefined {
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) continue;
    const clause = isImport ? statement.importClause?.namedBindings : statement.exportClause;
    if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) continue;
    const element = [...clause.elements].find((each) => each.name.text === name);
    if (element)
      return { specifier: getModuleName(statement), name: (element.propertyName ?? element.name).text };
  }
  return undefined;
}

/** Finds the type that `name` means in `file`, through imports and re-exports; undefined for types of libraries. */
export function findType(name: string, file: string): TypeInFile | undefined {
  const source = parseFile(file);
  for (const statement of source.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === name)
      return { node: statement.type, file };
    if (ts.isInterfaceDeclaration(statement) && statement.name.text === name)
      return { node: statement, file };
  }
  const reference = findReference(source, name);
  const target = reference ? findModule(reference.specifier, file) : undefined;
  return reference && target ? findType(reference.name, target) : undefined;
}
