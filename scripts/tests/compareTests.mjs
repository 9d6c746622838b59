import { execFileSync } from 'node:child_process';
import ts from 'typescript';
import { listTrackedFiles, readProjectFile } from '../metrics/sourceFiles.mjs';
import { projectFolder } from '../projectFolder.mjs';

// `npm run test:compare -- BASE`: lists tests and played stories of the commit BASE that have no counterpart now. A test
// counts as the same by its title, or under a new title when most of its body is.
const [base] = process.argv.slice(2);
if (!base) {
  console.error('Usage: npm run test:compare -- BASE');
  process.exit(1);
}

/** Share of equal token runs from which two bodies count as the same test. */
const sameFrom = 0.5;
const runLength = 5;
const isTestFile = (path) => /\.(test|stories)\.tsx?$/.test(path);

const git = (...args) => execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8', maxBuffer: 1e9 });

/** Runs of tokens of a body. Names and texts count as equal, so that a rename does not hide a test. */
function listTokenRuns(text) {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.JSX, text);
  const tokens = [];
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    tokens.push(kind === ts.SyntaxKind.NumericLiteral ? scanner.getTokenText() : kind);
  const runs = new Set();
  for (let start = 0; start < Math.max(1, tokens.length - runLength); start += 1)
    runs.add(tokens.slice(start, start + runLength).join(' '));
  return runs;
}

function listTests(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const tests = [];
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      /^(it|test)(\.(each|for)\b[\s\S]*)?$/.test(node.expression.getText(source))
    ) {
      const [title, body] = node.arguments;
      if (title && body)
        tests.push({ path, title: title.getText(source), runs: listTokenRuns(body.getText(source)) });
    }
    if (ts.isPropertyAssignment(node) && node.name.getText(source) === 'play') {
      const story = node.parent.parent;
      const title = ts.isVariableDeclaration(story) ? story.name.getText(source) : 'play';
      tests.push({ path, title, runs: listTokenRuns(node.initializer.getText(source)) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return tests;
}

function compareRuns(left, right) {
  let shared = 0;
  for (const run of left) if (right.has(run)) shared += 1;
  return shared / Math.max(left.size, right.size);
}

const before = git('ls-tree', '-r', '--name-only', base)
  .split('\n')
  .filter(isTestFile)
  .flatMap((path) => listTests(path, git('show', `${base}:${path}`)));
const now = listTrackedFiles()
  .filter(isTestFile)
  .flatMap((path) => listTests(path, readProjectFile(path)));

const open = new Set(now);
const unmatched = [];
for (const test of before) {
  const same = now.find((other) => open.has(other) && other.title === test.title);
  if (same) open.delete(same);
  else unmatched.push(test);
}
const removed = unmatched.filter((test) => {
  let best;
  let score = sameFrom;
  for (const other of open) {
    const found = compareRuns(test.runs, other.runs);
    if (found >= score) [best, score] = [other, found];
  }
  if (best) open.delete(best);
  return !best;
});
for (const { path, title } of removed) console.log(`removed: ${path}: ${title}`);
console.log(`${before.length} tests before, ${now.length} now, ${removed.length} without a counterpart`);
