import ts from 'typescript';
import { parseSource } from './sourceFiles.mjs';

// A test that sleeps is too slow on a fast machine and too fast on a slow one: it waits for a condition.

/** True for `setTimeout(resolve, ms)` with a time; without one or with zero it only yields. */
function isTimer(node) {
  if (!ts.isCallExpression(node) || !/^(window\.|globalThis\.)?setTimeout$/.test(node.expression.getText()))
    return false;
  const [callback, ms] = node.arguments;
  return callback !== undefined && ts.isIdentifier(callback) && ms !== undefined && ms.getText() !== '0';
}

/** True for `new Promise((resolve) => setTimeout(resolve, ms))`. */
function isSleep(node) {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'Promise') return false;
  const [executor] = node.arguments ?? [];
  if (!executor || !ts.isArrowFunction(executor)) return false;
  const [resolve] = executor.parameters;
  const isResolver = (call) =>
    resolve !== undefined && call.arguments[0]?.getText() === resolve.name.getText();
  const visit = (child) => (isTimer(child) && isResolver(child)) || ts.forEachChild(child, visit) === true;
  return visit(executor.body);
}

/** The one function that sleeps between two looks at a condition, where no `expect.poll` can be used. */
const poller = 'repeatUntil';

/** True within the function that polls: its callers wait for a condition. */
function isPolling(node) {
  for (let { parent } = node; parent; { parent } = parent)
    if (ts.isFunctionDeclaration(parent) && parent.name?.text === poller) return true;
  return false;
}

/** The name of the function that does nothing but sleep around this node. */
function findSleeper(node) {
  let parent = node.parent;
  while (ts.isParenthesizedExpression(parent) || ts.isAwaitExpression(parent)) parent = parent.parent;
  if (!ts.isArrowFunction(parent) || !ts.isVariableDeclaration(parent.parent)) return undefined;
  return parent.parent.name.getText();
}

/** Names that a file declares or imports for functions that sleep. */
function collectSleepers(source, exported) {
  const names = new Set();
  const visit = (node) => {
    if (isSleep(node)) names.add(findSleeper(node));
    if (ts.isImportDeclaration(node) && node.importClause?.namedBindings) {
      const isTimers = node.moduleSpecifier.text === 'node:timers/promises';
      const { elements = [] } = node.importClause.namedBindings;
      for (const { name, propertyName } of elements)
        if (isTimers ? (propertyName ?? name).text === 'setTimeout' : exported.has(name.text))
          names.add(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  names.delete(undefined);
  return names;
}

const isExported = (source, name) =>
  source.statements.some(
    (statement) =>
      ts.isVariableStatement(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) &&
      statement.declarationList.declarations.some((each) => each.name.getText() === name),
  );

/** Sleeps of the given tests, each use of a function that sleeps included, as `path:line`. */
export function findSleeps(paths) {
  const sources = paths.map((path) => [path, parseSource(path)]);
  const exported = new Set(
    sources.flatMap(([, source]) =>
      [...collectSleepers(source, new Set())].filter((name) => isExported(source, name)),
    ),
  );
  return sources.flatMap(([path, source]) => {
    const sleepers = collectSleepers(source, exported);
    const found = [];
    const visit = (node) => {
      const isOwn = isSleep(node) && findSleeper(node) === undefined;
      const isUse =
        ts.isCallExpression(node) &&
        ts.isIdentifier(node.expression) &&
        sleepers.has(node.expression.text) &&
        node.arguments[0]?.getText() !== '0';
      if ((isOwn || isUse) && !isPolling(node))
        found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
