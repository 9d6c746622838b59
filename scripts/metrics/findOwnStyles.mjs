import ts from 'typescript';
import { parseSource, readProjectFile } from './sourceFiles.mjs';

// Sizes and colors are tokens and recipes of `ui`, so that one change reaches every screen.

const ownValues = [
  // Lengths: `12px`, `72rem`.
  /(?<![\w#.-])(?!0px)\d*\.?\d+(?:px|r?em)\b/g,
  // Durations: `150ms`.
  /(?<![\w#.-])\d*\.?\d+m?s\b/g,
  // Colors: `#0F766E`, `rgb(0 0 0)`, and shades of a palette instead of a role: `gray.500`.
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
  /\b(?:rgba?|hsla?|oklch)\(/g,
  /\b(?:gray|red|orange|yellow|green|teal|blue|cyan|purple|pink|brand|blackAlpha|whiteAlpha)\.\d{2,3}\b/g,
  // Colors by name, as a whole value.
  /^(?:white|black)$/g,
];

/** Properties that have no scale of numbers. */
const unscaled =
  /^(?:fontSize|fontWeight|lineHeight|letterSpacing|zIndex|rounded|border\w*(?:Radius|Width)|outlineWidth)$/;
/** Properties whose numbers are steps of spacing and sizes. */
const scaled =
  /^(?:w|h|(?:min|max)[WH]|(?:min|max)?(?:[wW]idth|[hH]eight)|boxSize|[pm][xytbserl]?|(?:padding|margin)\w*|gap[XY]?|(?:row|column)Gap|top|bottom|left|right|inset\w*)$/;
/** The steps that `ui` has; Chakra takes any other number for pixels. */
const steps = new Set(
  /const steps = \[([^\]]*)\]/
    .exec(readProjectFile('packages/ui/src/theme/tokens.ts'))[1]
    .split(',')
    .map(Number),
);

const inScreens = /^(packages\/(screens|ad-editor)|apps\/dashboard)\/src\//;
/**
 * What shows a platform's interface or a customer's page has the measures and colors of those. So has what completes
 * such a page: the box in place of a missing image, the white that a browser paints below a page without a background, and
 * the black around a video.
 */
const showsOthers =
  /\/(previews|LeadFormPreview|WidgetPreview|ReplayPlayer|PageScreenshot|RecordingPlayer|createResourceMap)[/.]/;

/** True for a source that takes its sizes and colors from `ui`. */
export const isScreen = (path) =>
  inScreens.test(path) && !showsOthers.test(path) && !path.includes('.fixtures.');

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** True for a number where there is no scale: `fontSize={15}`, `lineHeight: '1.65'`. */
function isUnscaled(node) {
  if (!(ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) || !unscaled.test(node.name.getText()))
    return false;
  const [, number] = /^\{?['"]?(-?[\d.]+)['"]?\}?$/.exec(node.initializer?.getText() ?? '') ?? [];
  return number !== undefined && Number(number) !== 0;
}

/** Lists the numbers of an attribute, in all its conditions: `w={{ base: 13, md: 20 }}`. */
function listNumbers(node) {
  if (ts.isNumericLiteral(node)) return [node];
  if (ts.isPropertyAssignment(node)) return listNumbers(node.initializer);
  const isPart =
    ts.isJsxExpression(node) ||
    ts.isConditionalExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isPrefixUnaryExpression(node);
  const parts = [];
  if (isPart) ts.forEachChild(node, (child) => void parts.push(...listNumbers(child)));
  return parts;
}

/** Lists the numbers of a component's attribute that are pixels: those of a style that are no step, and sizes of icons. */
function listPixels(node, ofUi) {
  const tag = node.parent.parent.tagName.getText();
  const name = node.name.getText();
  // Attributes of elements, such as the width of an `<svg>`, are a drawing's.
  if (!/^[A-Z]/.test(tag) || !node.initializer) return [];
  const numbers = () => listNumbers(node.initializer);
  // An icon takes its `size` for pixels, a component of `ui` for a step.
  if (name === 'size') return ofUi.has(tag) ? [] : numbers();
  return scaled.test(name) ? numbers().filter(({ text }) => !steps.has(Number(text)) && text !== '0') : [];
}

/** Names of the components that a source takes from `ui`. */
function findComponentsOfUi(source) {
  const imports = source.statements.filter(
    (node) => ts.isImportDeclaration(node) && /^@adlane\/ui\b/.test(node.moduleSpecifier.text),
  );
  return new Set(
    imports.flatMap(({ importClause }) =>
      (importClause?.namedBindings?.elements ?? []).map(({ name }) => name.text),
    ),
  );
}

/** Lengths, durations and colors that the given sources set themselves, as `path:line value`. */
export function findOwnStyles(paths) {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const ofUi = findComponentsOfUi(source);
    const found = [];
    const add = (node, value) =>
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${value}`);
    const visit = (node) => {
      if (isText(node))
        for (const pattern of ownValues) for (const [value] of node.text.matchAll(pattern)) add(node, value);
      if (isUnscaled(node)) add(node, node.getText());
      if (ts.isJsxAttribute(node))
        for (const number of listPixels(node, ofUi)) add(node, `${node.name.getText()} ${number.text}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
