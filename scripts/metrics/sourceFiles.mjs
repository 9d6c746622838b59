import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { projectFolder } from '../projectFolder.mjs';

/** Paths of the files that git tracks or would track, relative to the project. */
export function listTrackedFiles() {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const output = execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8', maxBuffer: 1e8 });
  return output.split('\n').filter((path) => path !== '' && existsSync(join(projectFolder, path)));
}

export const readProjectFile = (path) => readFileSync(join(projectFolder, path), 'utf8');

/** True for files that a command writes. */
export const isGenerated = (path) => /mockServiceWorker|(^|\/)generated\/|migrations\/meta\//.test(path);

/** True for TypeScript and JavaScript that people write. */
export const isCode = (path) => /\.(ts|tsx|mts|mjs|js)$/.test(path) && !isGenerated(path);

/** True for tests, stories and what only they use. */
export const isTestCode = (path) =>
  /\.(test|stories|flows)\.|(^|\/)(test|story|e2e|bench|fixtures|harness|\.storybook)\//.test(path);

export function parseSource(path, text = readProjectFile(path)) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : undefined;
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
}

/** Median, 90th percentile and largest of a list of numbers. */
export function summarize(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p90: at(0.9), max: sorted.at(-1) ?? 0 };
}
