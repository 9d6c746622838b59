import ts from 'typescript';
import { parseSource } from './sourceFiles.mjs';

// Sizes and colors are tokens and recipes of `ui`, so that one change reaches every screen.

const ownValues = [
  // Lengths: `12px`, `72rem`.
  /(?<![\w#.-])(?!0px)\d*\.?\d+(?:px|r?em)\b/g,
  // Colors: `#0F766E`, `rgb(0 0 0)`, and shades of a palette instead of a role: `gray.500`.
  /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi,
  /\b(?:rgba?|hsla?|oklch)\(/g,
  /\b(?:gray|red|orange|green|blue)\.\d{2,3}\b/g,
];

const inScreens = /^(packages\/(screens|ad-editor)|apps\/dashboard)\/src\//;
/** What shows a platform's interface or a customer's page has the measures and colors of those. */
const showsOthers = /\/(previews|LeadFormPreview|WidgetPreview|ReplayPlayer)\//;

/** True for a source that takes its sizes and colors from `ui`. */
export const isScreen = (path) =>
  inScreens.test(path) && !showsOthers.test(path) && !path.includes('.fixtures.');

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddle(node) ||
  ts.isTemplateTail(node);

/** True for a number as a font size: `fontSize={15}`. */
const isFontSize = (node) =>
  (ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) &&
  node.name.getText() === 'fontSize' &&
  /^\{?[\d.]+\}?$/.test(node.initializer?.getText() ?? '');

/** Lengths and colors that the given sources set themselves, as `path:line value`. */
export function findOwnStyles(paths) {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const found = [];
    const add = (node, value) =>
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${value}`);
    const visit = (node) => {
      if (isText(node))
        for (const pattern of ownValues) for (const [value] of node.text.matchAll(pattern)) add(node, value);
      if (isFontSize(node)) add(node, node.getText());
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
