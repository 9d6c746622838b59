import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  builtinHandlers,
  builtinResolvers,
  type Documentation,
  makeFsImporter,
  parse as readDocs,
} from 'react-docgen';
import ts from 'typescript';
import { type Export, parse } from '../../.storybook/docgen/listExports';
import { readComponentDocs } from '../../.storybook/docgen/readComponentDocs';
import { listMembers, readStories, type TypeNodes } from './storiedExports';

/** Lists the components among a package's exports. */
export function listComponents(exported: readonly Export[]): Export[] {
  return exported.filter(({ name, isType }) => !isType && /^[A-Z]/.test(name));
}

/** Lists components without a docs page, neither through their own story file nor one beside it. */
export function listUndocumentedComponents(sources: string, components: readonly Export[]): string[] {
  // Flows have no docs page; the states of the same component do.
  const stories = readStories(sources).filter(
    (story) => !story.replaceAll("'flow', '!autodocs'", '').includes("'!autodocs'"),
  );
  return components
    .map(({ name }) => name)
    .filter(
      (name) =>
        !stories.some((story) =>
          new RegExp(`component: ${name}\\b|subcomponents: \\{[^}]*\\b${name}\\b`).test(story),
        ),
    );
}

// Caches the files it has read: most props share a few types.
const importer = makeFsImporter();

/** Reads the docs of a file's components with the same library as Storybook's docs pages. */
function readFileDocs(file: string): Documentation[] {
  return readDocs(readFileSync(file, 'utf8'), {
    filename: resolve(file),
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: Object.values(builtinHandlers),
    importer,
  });
}

/** Finds the props type of a component, whether it is a plain function or memoized. */
function findPropsType({ name, file }: Export): ts.TypeNode | undefined {
  let found: ts.TypeNode | undefined;
  function visit(node: ts.Node): void {
    const isIt = ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node);
    if (isIt && node.name?.text === name) found = node.parameters[0]?.type;
    else ts.forEachChild(node, visit);
  }
  visit(parse(file));
  return found;
}

/** A component of another package, with a type for its props. */
const statedProps = /^export const [A-Z]\w+(: FunctionComponent<| = \w+ as FunctionComponent<)/m;

/** Lists the gaps of a component of another package whose props a file states: no other reader knows them. */
function listStatedGaps({ name, file }: Export): string[] {
  const docs = readComponentDocs(file).find(({ displayName }) => displayName === name);
  if (!docs) return [`${name} has no docs`];
  const props = Object.values(docs.props);
  return [
    ...(docs.description ? [] : [`${name} has no description`]),
    ...(props.length > 0 ? [] : [`${name} has no props`]),
    ...props
      .filter(({ description }) => !description)
      .map((prop) => `${name}.${prop.name} has no description`),
  ];
}

/**
 * Lists what a component's docs page lacks: its description, the description of a prop, or the prop itself.
 */
function listComponentGaps(component: Export, types: TypeNodes): string[] {
  const { name, file } = component;
  if (statedProps.test(readFileSync(file, 'utf8'))) return listStatedGaps(component);
  const docs = readFileDocs(file).find(({ displayName }) => displayName === name);
  if (!docs) return [`${name} has no docs`];
  const props = docs.props ?? {};
  const type = findPropsType(component);
  const propNames = type ? listMembers(type, types).map((member) => member.name?.getText() ?? '') : [];
  const isShown = (prop: string) => prop.replaceAll("'", '') in props;
  return [
    ...(docs.description ? [] : [`${name} has no description`]),
    ...Object.keys(props)
      .filter((prop) => !props[prop]?.description)
      .map((prop) => `${name}.${prop} has no description`),
    ...[...new Set(propNames)].filter((prop) => !isShown(prop)).map((prop) => `${name}.${prop} is not shown`),
  ];
}

/**
 * Lists what the docs pages lack; empty if they are complete.
 * @param types of the package, to resolve props that are built from other types
 */
export function listDocsGaps(components: readonly Export[], types: TypeNodes): string[] {
  return components.flatMap((component) => listComponentGaps(component, types));
}
