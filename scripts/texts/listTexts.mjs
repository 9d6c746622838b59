import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Attributes and properties that hold texts for people. */
const textNames = new Set([
  'allLabel',
  'aria-label',
  'closeLabel',
  'description',
  'emptyText',
  'errorTitle',
  'header',
  'heading',
  'hint',
  'label',
  'loadingLabel',
  'placeholder',
  'submitLabel',
  'text',
  'title',
]);

/** Folders with texts of the dashboard; all of them are translated. */
export const textFolders = [
  'apps/dashboard/src',
  'packages/ad-editor/src',
  'packages/screens/src',
  'packages/ui/src',
];

/** @param {string} text */
const isForPeople = (text) => /^[A-Z][a-z]+|[a-z]{2} [a-z]/.test(text) && text !== 'Adlane';

/** @param {ts.Node | undefined} node */
const isString = (node) => node !== undefined && ts.isStringLiteralLike(node);

/** Whether a template is the content of an element, or of an attribute or property for people, and not an argument. @param {ts.Node} node */
function isShown(node) {
  const place = ts.findAncestor(
    node.parent,
    (each) => !ts.isConditionalExpression(each) && !ts.isParenthesizedExpression(each),
  );
  const holder = place !== undefined && ts.isJsxExpression(place) ? place.parent : place;
  if (holder === undefined) return false;
  if (ts.isJsxElement(holder)) return true;
  return (
    (ts.isJsxAttribute(holder) || ts.isPropertyAssignment(holder)) && textNames.has(holder.name.getText())
  );
}

/** @param {ts.TemplateExpression} template */
const readWords = ({ head, templateSpans }) =>
  [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('{}');

/** Lists the texts that an argument may be: a literal, or the branches of a condition. @param {ts.Node | undefined} node @returns {string[]} */
function listChoices(node) {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isParenthesizedExpression(node)) return listChoices(node.expression);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(listChoices) : [];
}

/**
 * Lists the texts of one file: `translated` are arguments of `translate`, `shown` are texts of elements, attributes and
 * properties, `literals` are all strings, and `tooEarly` are texts that are translated before the language is known.
 * @param {string} path
 */
export function readTexts(path) {
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  /** @type {string[]} */
  const translated = [];
  /** @type {{ text: string, line: number }[]} */
  const shown = [];
  /** @type {string[]} */
  const literals = [];
  /** @type {string[]} */
  const tooEarly = [];
  /** @param {ts.Node} node @param {string} text */
  const addShown = (node, text) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (isForPeople(text)) shown.push({ text, line });
  };
  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isStringLiteralLike(node)) literals.push(node.text);
    if (ts.isCallExpression(node) && node.expression.getText() === 'translate') {
      translated.push(...listChoices(node.arguments[0]));
      if (ts.findAncestor(node, ts.isFunctionLike) === undefined) tooEarly.push(node.getText());
    }
    if (ts.isJsxText(node)) addShown(node, node.text.replace(/\s+/g, ' ').trim());
    if (ts.isJsxAttribute(node) && textNames.has(node.name.getText()) && isString(node.initializer))
      addShown(node, node.initializer.text);
    if (ts.isPropertyAssignment(node) && textNames.has(node.name.getText()) && isString(node.initializer))
      addShown(node, node.initializer.text);
    if (ts.isTemplateExpression(node) && isShown(node)) addShown(node, readWords(node));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { translated, shown, literals, tooEarly };
}

/**
 * Lists the source files below a folder, without stories, tests and their data.
 * @param {string} folder
 * @returns {string[]}
 */
export function listSources(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        !path.startsWith('story/') &&
        /\.tsx?$/.test(path) &&
        !/\.(stories|flows\.stories|test|fixtures|d)\.tsx?$/.test(path),
    )
    .map((path) => join(folder, path));
}
