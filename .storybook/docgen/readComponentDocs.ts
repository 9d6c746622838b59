import { relative, resolve } from 'node:path';
import ts from 'typescript';
import { getPropName, listLiterals, listProps, type PropInFile } from './listProps.ts';
import { isCode, readDefaults } from './readDefaults.ts';
import { parseFile } from './typeIndex.ts';

/** A prop in the format that Storybook's tables and controls read. */
export type PropDocs = {
  readonly name: string;
  readonly description: string;
  readonly required: boolean;
  readonly type: {
    readonly name: string;
    readonly raw?: string;
    readonly value?: readonly { value: string }[];
  };
  /** A literal of the code; a default in words ends the description. */
  readonly defaultValue: { readonly value: string; readonly computed: false } | null;
};

/** What the docs page of a component or function shows. */
export type ComponentDocs = {
  readonly displayName: string;
  readonly description: string;
  /** Path from the repository's root. */
  readonly file: string;
  readonly props: Readonly<Record<string, PropDocs>>;
};

const projectFolder = resolve(import.meta.dirname, '../..');

type JsDocs = { readonly description: string; readonly tags: ReadonlyMap<string, string> };

function toText(comment: ts.JSDoc['comment']): string {
  return (ts.getTextOfJSDocComment(comment) ?? '').trim();
}

function readJsDocs(node: ts.Node): JsDocs {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const tags = docs.flatMap((doc) => [...(doc.tags ?? [])]);
  return {
    description: docs
      .map(({ comment }) => toText(comment))
      .join('\n\n')
      .replaceAll('\r', ''),
    tags: new Map(tags.map(({ tagName, comment }) => [tagName.text, toText(comment)])),
  };
}

/** Formats a type on one line, without the `undefined` of an optional prop. */
function formatType(text: string): string {
  return text
    .replace(/\/\*\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined\b(?!\[)/, '')
    .trim();
}

/** Storybook expects texts in double quotes. */
const toDoubleQuotes = (literal: string): string => literal.replace(/^'([^']*)'$/, '"$1"');

function toPropType({ member, file }: PropInFile): PropDocs['type'] {
  if (ts.isMethodSignature(member)) {
    const parameters = member.parameters.map((each) => each.getText()).join(', ');
    return { name: formatType(`(${parameters}) => ${member.type?.getText() ?? 'void'}`) };
  }
  if (!member.type) return { name: 'unknown' };
  const literals = listLiterals({ node: member.type, file });
  const raw = formatType(member.type.getText());
  const values = literals?.map((text) => ({ value: toDoubleQuotes(text) }));
  return values ? { name: 'enum', raw, value: values } : { name: raw };
}

/** A default in words, below the description of its prop. */
const toSentence = (words: string | undefined): string[] => (words ? [`Default: ${words}.`] : []);

function readProp(prop: PropInFile, defaults: ReadonlyMap<string, string>): PropDocs {
  const name = getPropName(prop);
  const { description, tags } = readJsDocs(prop.member);
  const stated = tags.get('default');
  const isInWords = stated !== undefined && !isCode(stated);
  const value = isInWords ? undefined : (stated ?? defaults.get(name));
  return {
    name,
    description: [description, ...toSentence(isInWords ? stated : undefined)].join('\n\n'),
    required: prop.member.questionToken === undefined,
    type: toPropType(prop),
    // Without `computed`, Storybook quotes a text again.
    defaultValue: value === undefined ? null : { value: toDoubleQuotes(value), computed: false },
  };
}

type Exported = {
  readonly name: string;
  readonly declaration: ts.Node;
  /** Type of the props. */
  readonly type: ts.TypeNode | undefined;
  readonly defaults: ReadonlyMap<string, string>;
};

const noDefaults: ReadonlyMap<string, string> = new Map();

/** Finds the function in `memo(function Name() {})`, `(props) => …` and alike. */
function findFunction(value: ts.Expression | undefined): ts.FunctionLikeDeclaration | undefined {
  if (!value) return undefined;
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return value;
  if (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) return findFunction(value.expression);
  return ts.isCallExpression(value) ? findFunction(value.arguments[0]) : undefined;
}

/** Finds the type of the props in `Name: FunctionComponent<Props> = …` and `Name = … as FunctionComponent<Props>`. */
function findStatedProps({ type, initializer }: ts.VariableDeclaration): ts.TypeNode | undefined {
  const stated = type ?? (initializer && ts.isAsExpression(initializer) ? initializer.type : undefined);
  return stated && ts.isTypeReferenceNode(stated) && stated.typeName.getText() === 'FunctionComponent'
    ? stated.typeArguments?.[0]
    : undefined;
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const readFunction = (component: ts.FunctionLikeDeclaration): Pick<Exported, 'type' | 'defaults'> => ({
  type: component.parameters[0]?.type,
  defaults: readDefaults(component),
});

/** Lists the functions and the components of other packages that a file exports. */
function listExported(source: ts.SourceFile): Exported[] {
  return source.statements.filter(isExported).flatMap((statement): Exported[] => {
    if (ts.isFunctionDeclaration(statement) && statement.name) {
      return [{ name: statement.name.text, declaration: statement, ...readFunction(statement) }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((declaration) => {
      const component = findFunction(declaration.initializer);
      const type = findStatedProps(declaration);
      const exported = { name: declaration.name.getText(), declaration: statement };
      if (component) return [{ ...exported, ...readFunction(component) }];
      return type ? [{ ...exported, type, defaults: noDefaults }] : [];
    });
  });
}

/** A component, a hook, or a function that shows something: its options are documented like props. */
const documentedName = /^([A-Z]|(use|start|open|create)[A-Z])/;

/** Reads the docs of everything that a file exports and that a docs page may show. */
export function readComponentDocs(path: string): ComponentDocs[] {
  const file = resolve(path);
  return listExported(parseFile(file))
    .filter(({ name }) => documentedName.test(name))
    .map(({ name, declaration, type, defaults }) => {
      const props = type ? listProps({ node: type, file }) : [];
      return {
        displayName: name,
        description: readJsDocs(declaration).description,
        file: relative(projectFolder, file),
        props: Object.fromEntries(props.map((prop) => [getPropName(prop), readProp(prop, defaults)])),
      };
    });
}
