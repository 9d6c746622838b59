import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';
import { type ComponentDocs, readComponentDocs } from '../../.storybook/docgen/readComponentDocs';
import { parseFile } from '../../.storybook/docgen/typeIndex';

/** A docs page: what its story file says about it. */
export type DocsPage = {
  readonly file: string;
  readonly title: string;
  readonly storyCount: number;
  /** Components and functions that the page describes, read from their sources. */
  readonly parts: readonly ComponentDocs[];
  /** Entries that the page names besides those of its parts. */
  readonly entries: readonly string[];
  /** Whether the story file itself describes what it shows. */
  readonly hasText: boolean;
};

function listStoryFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.endsWith('.flows.stories.tsx'))
    .map((path) => join(folder, path));
}

/** Finds the file that a name is imported from. */
function findImport(source: ts.SourceFile, name: string, file: string): string | undefined {
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    if (!bindings.elements.some((element) => element.name.text === name)) continue;
    const path = resolve(dirname(file), statement.moduleSpecifier.text);
    return [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
  }
  return undefined;
}

/** Reads the names in `component: Name`, `subcomponents: { … }` and `parts: { … }`. */
function listPartNames(text: string): string[] {
  const component = /\bcomponent: (\w+)/.exec(text)?.[1];
  const groups = [...text.matchAll(/\b(?:subcomponents|parts): \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return [component, ...groups].filter((name): name is string => name !== undefined && name !== '');
}

function readDocsPage(file: string): DocsPage {
  const text = readFileSync(file, 'utf8');
  const source = parseFile(resolve(file));
  const parts = listPartNames(text).flatMap((name) => {
    const from = findImport(source, name, file);
    return from ? readComponentDocs(from).filter(({ displayName }) => displayName === name) : [];
  });
  return {
    file,
    title: /title: '([^'/]+\/[^']+)'/.exec(text)?.[1] ?? '',
    storyCount: [...text.matchAll(/^export const \w+: Story(Obj<|\b)/gm)].length,
    parts,
    entries: [...(/\bentries: \[([^\]]*)\]/.exec(text)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, name = '']) => name,
    ),
    hasText: /description: \{\s*component:/.test(text),
  };
}

/** Lists the docs pages that Storybook builds from these folders. */
export function listDocsPages(folders: readonly string[]): DocsPage[] {
  return folders
    .flatMap(listStoryFiles)
    .filter((file) => !readFileSync(file, 'utf8').includes("'!autodocs'"))
    .map(readDocsPage);
}

/** Lists what a page lacks as a whole: a story, or anything to read. */
export function listPageGaps({ file, storyCount, parts, hasText }: DocsPage): string[] {
  return [
    ...(storyCount > 0 ? [] : [`${file} has no story`]),
    ...(parts.length > 0 || hasText ? [] : [`${file} describes nothing: set component or docs.parts`]),
  ];
}

/** A default in words that begins with code: only the code is a default, the rest describes the prop. */
const mixedDefault = /\bDefault: ['"`\d[{]/;

const vagueType = /^(unknown|any|union|object|Function)$/;

/** Lists what the table of a component lacks: descriptions, types, and defaults of choices. */
export function listPropGaps({ displayName, file, description, props }: ComponentDocs): string[] {
  const name = `${file}: ${displayName}`;
  const gaps = Object.values(props).flatMap((prop) => {
    const hasDefault = prop.defaultValue !== null || /\bDefault: /.test(prop.description);
    const isChoice = prop.type.name === 'enum' && (prop.type.value?.length ?? 0) > 1;
    return [
      ...(prop.description ? [] : [`${name}.${prop.name} has no description`]),
      ...(vagueType.test(prop.type.name) ? [`${name}.${prop.name} has the type ${prop.type.name}`] : []),
      ...(isChoice && !prop.required && !hasDefault ? [`${name}.${prop.name} has no default`] : []),
      ...(mixedDefault.test(prop.description) ? [`${name}.${prop.name} mixes a default with words`] : []),
    ];
  });
  return [...(description ? [] : [`${name} has no description`]), ...gaps];
}
