import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Export, parse } from '../../.storybook/docgen/listExports';

const storyFile = /(\.flows)?\.stories\.tsx$|\.fixtures\.tsx?$/;

/** Story sources of a package: the states, flows and fixtures of a component as one text. */
export function readStories(sources: string): string[] {
  const texts = new Map<string, string>();
  for (const path of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!storyFile.test(path)) continue;
    const component = path.replace(storyFile, '');
    texts.set(component, `${texts.get(component) ?? ''}\n${readFileSync(join(sources, path), 'utf8')}`);
  }
  return [...texts.values()];
}

function isRenderedIn(story: string, name: string): boolean {
  return new RegExp(`<${name}[\\s<>/]|component: ${name}\\b|\\b${name}[<(]`).test(story);
}

/** Lists components and hooks of a package that no story shows, by name. */
export function listExportsWithoutStory(sources: string, exported: readonly Export[]): string[] {
  const stories = readStories(sources);
  return exported
    .filter(({ name, isType }) => !isType && /^(use)?[A-Z]/.test(name))
    .map(({ name }) => name)
    .filter((name) => !stories.some((story) => isRenderedIn(story, name)));
}

/** Lists components without a screenshot: no file that shows them has a story with the tag. */
export function listExportsWithoutScreenshot(sources: string, exported: readonly Export[]): string[] {
  const pictured = readStories(sources).filter((story) => story.includes("'picture'"));
  return exported
    .filter(({ name, isType }) => !isType && /^[A-Z]/.test(name))
    .map(({ name }) => name)
    .filter((name) => !pictured.some((story) => isRenderedIn(story, name)));
}

/** Matches elements to press, choose or type in. */
const interaction =
  /\bon(Click|Change|Press|Select|KeyDown|Submit|Close|Reorder|Toggle|Open|Search|Page|Sort)\b/;
/** Matches keys that trigger something; Escape alone only closes. */
const keyPlay = /userEvent\.tab\(|\{(Enter|Arrow\w+|Home|End|Tab)\}|keyboard\('[^']* '|keyboard\('[a-z]/;

/** Reads a component's own file and those beside it. */
function readFolderSources(file: string): string {
  const folder = dirname(file);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !/\.(stories|fixtures|test)\./.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

/** Lists interactive components that no story operates with the keyboard. */
export function listExportsWithoutKeyboardPlay(sources: string, exported: readonly Export[]): string[] {
  const played = readStories(sources).filter((story) => keyPlay.test(story));
  return exported
    .filter(({ name, isType }) => !isType && /^[A-Z]/.test(name))
    .filter(({ name, file }) => name.endsWith('Field') || interaction.test(readFolderSources(file)))
    .map(({ name }) => name)
    .filter((name) => !played.some((story) => isRenderedIn(story, name)));
}

export type TypeNodes = ReadonlyMap<string, ts.TypeNode>;

/** Lists every type alias of a package's sources, by name. */
export function listTypeAliases(sources: string): TypeNodes {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.(stories|fixtures|test)\./.test(path),
  );
  const aliases = files.flatMap((path) =>
    parse(join(sources, path)).statements.filter(ts.isTypeAliasDeclaration),
  );
  return new Map(aliases.map(({ name, type }) => [name.text, type]));
}

const wrappers: ReadonlySet<string> = new Set(['Omit', 'Pick', 'Partial', 'Required', 'Readonly']);

/** Parses the names in `'a' | 'b'`. */
function parseNames(keys: ts.TypeNode | undefined): string[] {
  return [...(keys?.getText() ?? '').matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

/** Applies `Omit` or `Pick` to the members. */
function applyWrapper(
  wrapper: string,
  keys: ts.TypeNode | undefined,
  members: ts.TypeElement[],
): ts.TypeElement[] {
  const isNamed = (member: ts.TypeElement) => parseNames(keys).includes(member.name?.getText() ?? '');
  if (wrapper === 'Omit') return members.filter((member) => !isNamed(member));
  return wrapper === 'Pick' ? members.filter(isNamed) : members;
}

/** Lists the members of a type, including those of its parts and of named types found in `types`. */
export function listMembers(node: ts.TypeNode, types: TypeNodes): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(node)) return [...node.members];
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap((each) => listMembers(each, types));
  }
  if (ts.isParenthesizedTypeNode(node)) return listMembers(node.type, types);
  if (!ts.isTypeReferenceNode(node)) return [];
  const name = node.typeName.getText();
  const [inner, keys] = node.typeArguments ?? [];
  const target = wrappers.has(name) ? inner : types.get(name);
  return target ? applyWrapper(name, keys, listMembers(target, types)) : [];
}

/**
 * Lists props without a description, such as `ButtonProps.size`.
 * @param types of the package, to resolve props that are built from other types
 */
export function listUndocumentedProps(exported: readonly Export[], types: TypeNodes): string[] {
  const props = exported.filter(({ name, isType }) => isType && name.endsWith('Props'));
  return props.flatMap(({ name, file }) => {
    const declaration = parse(file).statements.find(
      (statement): statement is ts.TypeAliasDeclaration =>
        ts.isTypeAliasDeclaration(statement) && statement.name.text === name,
    );
    const members = declaration ? listMembers(declaration.type, types) : [];
    return members
      .filter((member) => ts.getJSDocCommentsAndTags(member).length === 0)
      .map((member) => `${name}.${member.name?.getText() ?? ''}`);
  });
}
