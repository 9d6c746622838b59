import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Attributes and properties that hold texts for people. */
const textNames = new Set([
  'allLabel',
  'aria-label',
  'closeLabel',
  'description',
  'emptyHint',
  'emptyText',
  'errorTitle',
  'header',
  'heading',
  'hint',
  'label',
  'loadingLabel',
  'placeholder',
  'submitLabel',
  'success',
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
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) return listChoices(node.expression);
  return ts.isConditionalExpression(node) ? [node.whenTrue, node.whenFalse].flatMap(listChoices) : [];
}

/** Whether a file translates what it receives under a name. @param {ts.SourceFile} source @param {string} name */
const translatesName = (source, name) =>
  new RegExp(`translate(Content)?\\([^()]*\\b${name}\\b`).test(source.text);

/**
 * Whether a text is shown as it is written: a default that is not translated later, a label for assistive technology, or
 * a label beside translated ones of the same list.
 * @param {ts.SourceFile} source @param {ts.Node} node
 */
function isUntranslated(source, node) {
  if (ts.isJsxAttribute(node)) return node.name.getText() === 'aria-label';
  if (ts.isBindingElement(node)) return !translatesName(source, node.name.getText());
  const list = ts.isPropertyAssignment(node) ? node.parent.parent : undefined;
  if (list === undefined || !ts.isArrayLiteralExpression(list)) return false;
  return list.elements.some(
    (each) =>
      ts.isObjectLiteralExpression(each) &&
      each.properties.some(
        (one) =>
          ts.isPropertyAssignment(one) &&
          one.name.getText() === node.name.getText() &&
          one.initializer.getText().startsWith('translate('),
      ),
  );
}

/** Names of labels that are brands, which are the same in every language. */
const brandLabels = /(P|^p)latformLabels$|^appLabels$/;

/** Whether an expression is a constant text of the file, or one of a table of labels. @param {ts.SourceFile} source @param {ts.Node} node */
function isLabel(source, node) {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const table = node.expression.getText();
    return table.endsWith('Labels') && !brandLabels.test(table);
  }
  if (!ts.isIdentifier(node)) return false;
  const constants = source.statements.flatMap((each) =>
    ts.isVariableStatement(each) ? [...each.declarationList.declarations] : [],
  );
  return constants.some(
    ({ name, initializer }) =>
      name.getText() === node.text &&
      initializer !== undefined &&
      ts.isStringLiteralLike(initializer) &&
      isForPeople(initializer.text),
  );
}

/** Whether a label is the content of an element, its accessible name, or a part of a joined text. @param {ts.SourceFile} source @param {ts.Node} node */
function isUntranslatedLabel(source, node) {
  const { parent } = node;
  if (parent === undefined || !isLabel(source, node)) return false;
  if (ts.isArrayLiteralExpression(parent)) return ts.isElementAccessExpression(node);
  if (!ts.isJsxExpression(parent)) return false;
  const holder = parent.parent;
  return !ts.isJsxAttribute(holder) || holder.name.getText() === 'aria-label';
}

/** @param {string} path */
const parse = (path) =>
  ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/**
 * Lists the texts of one file: `translated` are arguments of `translate`, `shown` are texts of elements, attributes and
 * properties, `literals` are all strings, `untranslated` are texts that stay English, and `tooEarly` are texts that are
 * translated before the language is known.
 * @param {string} path
 */
export function readTexts(path) {
  const source = parse(path);
  /** @type {string[]} */
  const translated = [];
  /** @type {{ text: string, line: number }[]} */
  const shown = [];
  /** @type {string[]} */
  const literals = [];
  /** @type {string[]} */
  const untranslated = [];
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
    if ((ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && textNames.has(node.name.getText()))
      for (const text of listChoices(node.initializer)) addShown(node, text);
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node) || ts.isBindingElement(node))
      if (isUntranslated(source, node))
        untranslated.push(...listChoices(node.initializer).filter(isForPeople));
    if (isUntranslatedLabel(source, node)) untranslated.push(node.getText());
    if (ts.isTemplateExpression(node) && isShown(node)) addShown(node, readWords(node));
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { translated, shown, literals, untranslated, tooEarly };
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

/** Folders with messages that the server answers and rules report. */
const answerFolders = ['packages/contract/src', 'packages/api-server/src'];
/** Texts of emails, of API documents, of prompts to an AI, of other machines, and of visitors' pages, which have own languages. */
const forOthers =
  /calls\.ts$|\/(mail|openapi|db|reference|realtime|visitor|sessions|uploads|webhooks\/\w+Events|leadForms|defaultFormTexts|defaultPageTexts|mailTexts|requestTexts|composeAnswer|sendDueNotifications|sendDueReplies|emailReplies|StreamedForm|readBody)\b/;

/** @param {string} text */
const isSentence = (text) => /^[A-Z].* .*[.!]$/.test(text);

/** Whether a text is for developers: of a thrown error that is no answer, or of the log. @param {ts.Node} node */
const isForDevelopers = (node) =>
  ts.findAncestor(
    node,
    (each) =>
      (ts.isNewExpression(each) && each.expression.getText().endsWith('Error')) ||
      (ts.isCallExpression(each) && /\blog\.\w+$/.test(each.expression.getText())),
  ) !== undefined;

/**
 * Lists the messages that the server answers and rules report: all of the contract's message constants, and the other
 * sentences of both packages.
 * @param {string} root
 */
export function listAnswers(root) {
  return answerFolders
    .flatMap((folder) => listSources(join(root, folder)))
    .filter((path) => !forOthers.test(path))
    .flatMap((path) => {
      const areMessages = /constants\/texts\/(\w*[mM]essages|confirmPrompts)\.ts$/.test(path);
      /** @type {string[]} */
      const found = [];
      /** @param {ts.Node} node */
      function visit(node) {
        if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent))
          if (areMessages || (isSentence(node.text) && !isForDevelopers(node))) found.push(node.text);
        ts.forEachChild(node, visit);
      }
      visit(parse(path));
      return found.map((text) => ({ path, text }));
    });
}
