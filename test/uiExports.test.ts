import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = 'packages/ui/src';

type Export = { readonly name: string; readonly file: string; readonly isType: boolean };

function parse(path: string): ts.SourceFile {
  return ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function fileOf(entry: string, specifier: string): string {
  const path = resolve(dirname(entry), specifier);
  const found = [`${path}.tsx`, `${path}.ts`].find((candidate) =>
    readdirSync(dirname(path)).includes(candidate.slice(dirname(path).length + 1)),
  );
  if (!found) throw new Error(`${entry} exports from ${specifier}, where there is no file.`);
  return found;
}

/** What an entry exports of our own; what it passes on from other packages is documented there. */
function ownExports(entry: string): Export[] {
  return parse(entry).statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause)
      return [];
    if (!ts.isStringLiteral(statement.moduleSpecifier) || !ts.isNamedExports(statement.exportClause))
      return [];
    const specifier = statement.moduleSpecifier.text;
    if (!specifier.startsWith('.')) return [];
    const file = fileOf(entry, specifier);
    return statement.exportClause.elements.map((element) => ({
      name: element.name.text,
      file,
      isType: statement.isTypeOnly || element.isTypeOnly,
    }));
  });
}

const exported = [join(sources, 'index.ts'), join(sources, 'fields/index.ts')].flatMap(ownExports);

const stories = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.stories.tsx'))
  .map((path) => readFileSync(join(sources, path), 'utf8'))
  .join('\n');

const isShown = (name: string) =>
  new RegExp(`<${name}[\\s<>/]|component: ${name}\\b|\\b${name}[<(]`).test(stories);

/** Members of a type that are written in the file itself, those of its parts included. */
function membersOf(node: ts.TypeNode): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(node)) return [...node.members];
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) return node.types.flatMap(membersOf);
  return ts.isParenthesizedTypeNode(node) ? membersOf(node.type) : [];
}

function undocumentedProps({ name, file }: Export): string[] {
  const declaration = parse(file).statements.find(
    (statement): statement is ts.TypeAliasDeclaration =>
      ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
  );
  if (!declaration) return [];
  return membersOf(declaration.type)
    .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
    .map((member) => `${name}.${member.name?.getText() ?? ''}`);
}

describe('what ui exports', () => {
  it('is found', () => {
    expect(exported.length).toBeGreaterThan(60);
    expect(exported.some(({ name }) => name === 'Button')).toBe(true);
  });

  it('is shown in a story, every component and hook of it', () => {
    const shown = exported.filter(({ name, isType }) => !isType && /^(use)?[A-Z]/.test(name));
    expect(shown.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([]);
  });

  it('says of every prop what it is for', () => {
    const props = exported.filter(({ name, isType }) => isType && name.endsWith('Props'));
    expect(props.flatMap(undocumentedProps)).toEqual([]);
  });
});
