import ts from 'typescript';
import { parseSource } from './sourceFiles.mjs';

// Limits of tests only catch hangs, so they come from one place: test/timeLimits.ts. A number in a test is
// either too low for a busy machine or hides how long a hang takes.

const options = new Set(['timeout', 'testTimeout', 'hookTimeout']);
/** Functions of vitest that take their limit as the last argument, from the second on. */
const limited =
  /^((it|test|describe)(\.\w+\(.*)?|beforeAll|beforeEach|afterAll|afterEach|vi\.waitFor|vi\.waitUntil)$/s;

/** Names of a file for numbers, with the position of the declaration. */
function collectNumbers(source) {
  const numbers = new Set();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && isNumber(node.initializer, numbers))
      numbers.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return numbers;
}

/** True for a number, a calculation with numbers only, or a name for one. */
function isNumber(node, numbers) {
  if (node === undefined) return false;
  if (ts.isNumericLiteral(node)) return true;
  if (ts.isIdentifier(node)) return numbers.has(node.text);
  if (ts.isBinaryExpression(node)) return isNumber(node.left, numbers) && isNumber(node.right, numbers);
  return false;
}

/** Limits in milliseconds that the given tests set themselves, as `path:line`. */
export function findOwnLimits(paths) {
  return paths.flatMap((path) => {
    const source = parseSource(path);
    const numbers = collectNumbers(source);
    const found = [];
    const add = (node) =>
      found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`);
    const visit = (node) => {
      if (
        ts.isPropertyAssignment(node) &&
        options.has(node.name.getText()) &&
        isNumber(node.initializer, numbers)
      )
        add(node);
      if (ts.isCallExpression(node) && limited.test(node.expression.getText())) {
        const last = node.arguments.at(-1);
        if (node.arguments.length > 1 && isNumber(last, numbers)) add(last);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}
