import ts from 'typescript';
import { parseSource } from './sourceFiles.mjs';

// A test that asserts elapsed time fails on a busy machine although nothing is wrong. Speed is measured by
// `npm run bench`; the limits of test/timeLimits.ts catch hangs.

const clocks = new Set([
  'Date.now',
  'performance.now',
  'process.cpuUsage',
  'process.hrtime',
  'process.hrtime.bigint',
]);
/** With an earlier value as argument, they return a difference. */
const differences = new Set(['process.cpuUsage', 'process.hrtime']);
const comparisons = /^to(BeLessThan|BeGreaterThan|BeCloseTo|BeWithin)/;
const relations = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** True if a node below this one, or the node itself, passes the check. */
const someNode = (node, check) =>
  check(node) || ts.forEachChild(node, (child) => someNode(child, check)) === true;

const isCallTo = (node, names) => ts.isCallExpression(node) && names.has(node.expression.getText());
const isNamed = (node, names) => ts.isIdentifier(node) && names.has(node.text);

/** True for a value read from a clock, or computed from one. */
const isInstant = (node, instants) =>
  someNode(node, (each) => isCallTo(each, clocks) || isNamed(each, instants));

/** True for an expression in which two instants are subtracted, or which names such a difference. */
const isElapsed = (node, { instants, elapsed }) =>
  someNode(
    node,
    (each) =>
      isNamed(each, elapsed) ||
      (isCallTo(each, differences) && each.arguments.length > 0) ||
      (ts.isBinaryExpression(each) &&
        each.operatorToken.kind === ts.SyntaxKind.MinusToken &&
        (isInstant(each.left, instants) || isInstant(each.right, instants))),
  );

/** Names that a declaration gives to its value. */
function listNames(name) {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? listNames(element.name) : []));
}

/** The expressions that a function returns. */
function listReturned(body) {
  if (!ts.isBlock(body)) return [body];
  const found = [];
  const visit = (node) => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(body);
  return found;
}

/** Names of a file with the expressions that decide their value. */
function listValues(source) {
  const values = [];
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node) && node.name && node.body)
      values.push({ names: [node.name.text], from: listReturned(node.body) });
    if (ts.isVariableDeclaration(node) && node.initializer) {
      const { initializer } = node;
      const isFunction = ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer);
      const from = isFunction ? listReturned(initializer.body) : [initializer];
      values.push({ names: listNames(node.name), from });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return values;
}

/** True for a clock's value itself: an object that only contains one, such as a row, is no instant. */
function isDirectInstant(node, instants) {
  return isCallTo(node, clocks) || isNamed(node, instants);
}

/** True for an expression that compares elapsed time, or which names such a comparison. */
const isJudged = (node, times) =>
  someNode(
    node,
    (each) =>
      isNamed(each, times.judged) ||
      (ts.isBinaryExpression(each) &&
        relations.has(each.operatorToken.kind) &&
        (isElapsed(each.left, times) || isElapsed(each.right, times))),
  );

/**
 * Names of a file for instants, for differences between them and for what depends on a comparison of these,
 * followed through variables and functions.
 */
function collectTimes(source) {
  const times = { instants: new Set(), elapsed: new Set(), judged: new Set() };
  const count = () => times.instants.size + times.elapsed.size + times.judged.size;
  const values = listValues(source);
  for (let before = -1; before !== count(); ) {
    before = count();
    for (const { names, from } of values) {
      const kinds = [
        [times.judged, (node) => isJudged(node, times)],
        [times.elapsed, (node) => isElapsed(node, times)],
        [times.instants, (node) => isDirectInstant(node, times.instants)],
      ];
      for (const [target, check] of kinds) if (from.some(check)) for (const name of names) target.add(name);
    }
  }
  return times;
}

/** The matcher of `expect(value).not.matcher()`. */
function findMatcher(expectCall) {
  let node = expectCall.parent;
  while (ts.isPropertyAccessExpression(node) && !ts.isCallExpression(node.parent)) node = node.parent;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

/** Assertions on elapsed time in the given tests, as `path:line`. */
export function findElapsedTime(paths) {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const times = collectTimes(source);
    const found = [];
    const visit = (node) => {
      if (ts.isCallExpression(node) && node.expression.getText() === 'expect' && node.arguments[0]) {
        const [value] = node.arguments;
        const isCompared = comparisons.test(findMatcher(node)) && isElapsed(value, times);
        if (isCompared || isJudged(value, times))
          found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
