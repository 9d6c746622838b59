import ts from 'typescript';
import { isCode, parseSource, readProjectFile } from './sourceFiles.mjs';

// Words that have a plain term of the field; docs/glossary.md has the terms.

/** In comments, titles, texts and documents; `nobody` in quotes is the Unix user. */
const proseWords =
  /\b(deeds?|unticks?|unticked|ticked|films?|filmed|anew|whoever|whomever|somebody|(?<!['`])nobody|nobody(?!['`])|of (its|their|his|her|our|your|my) own|sign of life|settled texts?|worked on|e-mails?|tells? of|told of|stands? (in|at|on|for|there|beside|under|above|below))\b/gi;

/** As words of an identifier. */
const nameWords = new Set(
  'deed deeds untick ticked film films look looks tell tells told hear hears ask asks asked keep keeps kept hold holds held take takes took taken anew settled nobody somebody whoever nobodys somebodys whose'.split(
    ' ',
  ),
);

/** Options of libraries, also as names of our functions: TanStack Query. */
const libraryNames = new Set(['onSettled']);

const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

const isFunction = (node) =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) &&
    node.initializer !== undefined &&
    (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)));

/** Names that a browser, a library or the wire gives: not ours to change. */
function listDeclaredNames(source) {
  const names = [];
  const visit = (node) => {
    const isDeclared =
      ts.isFunctionDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      (ts.isBindingElement(node) && node.propertyName !== undefined);
    if (isDeclared && node.name && ts.isIdentifier(node.name))
      names.push({
        name: node.name.text,
        position: node.name.getStart(source),
        isFunction: isFunction(node),
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Files that quote the words: this rule, the glossary, changelogs, and phrases in other languages. */
const exempt =
  /^(scripts\/metrics\/forbiddenWords\.mjs|docs\/glossary\.md|.*CHANGELOG\.md|.*\/questionPhrases\.ts|.*\/default(?:Form|Page)Texts\.ts|packages\/messenger\/src\/texts\/(de|fr|es|pt)\.ts)$/;

/** Places of words and names that the glossary replaces, as `path:line: word`. */
export function listForbiddenWords(paths) {
  return paths
    .filter((path) => !exempt.test(path) && (isCode(path) || path.endsWith('.md')))
    .flatMap((path) => {
      const text = readProjectFile(path);
      const lineAt = (position) => text.slice(0, position).split('\n').length;
      const inProse = [...text.matchAll(proseWords)].map(
        ({ 0: word, index }) => `${path}:${lineAt(index)}: ${word}`,
      );
      if (!isCode(path)) return inProse;
      const inNames = listDeclaredNames(parseSource(path, text))
        .filter(
          ({ name, isFunction: isOne }) =>
            (!libraryNames.has(name) && splitName(name).some((word) => nameWords.has(word))) ||
            (isOne && /[a-z]Of$/.test(name)),
        )
        .map(({ name, position }) => `${path}:${lineAt(position)}: ${name}`);
      return [...inProse, ...inNames];
    });
}
