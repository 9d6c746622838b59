import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listTrackedFiles } from './metrics/sourceFiles.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';
import { selectTests } from './testChanged/selectTests.mjs';
import { storyEnvironment } from './tests/storyEnvironment.mjs';

// `npm run test:changed [-- --since REF] [--list] [PATHS]`: checks what the change since REF can affect, within
// minutes. The change is the working tree and the commits since the common ancestor with REF, by default
// `origin/main` or, without a remote, the commit before the last one; PATHS name another change. `npm test` checks everything.
const { values, positionals } = parseArgs({
  options: { since: { type: 'string' }, list: { type: 'boolean' } },
  allowPositionals: true,
});

const git = (...args) =>
  execFileSync('git', args, { cwd: projectFolder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

function hasCommit(ref) {
  try {
    git('rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
    return true;
  } catch {
    return false;
  }
}

const since = values.since ?? (hasCommit('origin/main') ? 'origin/main' : 'HEAD~1');
if (!hasCommit(since)) throw new Error(`There is no commit ${since}.`);
const base = git('merge-base', 'HEAD', since).trim();
const lines = (text) => text.split('\n').filter((line) => line !== '');
const sinceBase = () => [
  ...lines(git('diff', '--name-only', base)),
  ...lines(git('ls-files', '--others', '--exclude-standard')),
];
const changed = [...new Set(positionals.length > 0 ? positionals : sinceBase())];
const present = changed.filter((path) => existsSync(join(projectFolder, path)));
const code = present.filter((path) => /\.(ts|tsx|mts|mjs|js)$/.test(path));
const { selection, resources } = selectTests(changed, listTrackedFiles());

const npx = (...args) => ['npx', ['--no-install', ...args]];
// With the config of one project: as a part of the whole, each run loads the others' first, Storybook included.
const vitest = (kind, ...args) =>
  npx('vitest', 'run', '--passWithNoTests', '--config', `test/vitest.${kind}.config.ts`, ...args);

const ofKind = (kind, env = {}) =>
  selection[kind].run.length > 0
    ? [{ name: `${kind} tests`, command: vitest(kind, ...selection[kind].run), env }]
    : [];
const ofEveryCall =
  resources.length > 0
    ? [
        {
          name: `everyCall of ${resources.join(', ')}`,
          command: vitest('server', 'apps/server/test/everyCall', '-t', `\\b(${resources.join('|')})\\.`),
        },
      ]
    : [];

// Steps of a row run in parallel: suites have their own rows, since they keep both cores busy.
const rows = [
  [
    {
      name: 'format',
      command: npx('biome', 'ci', '--no-errors-on-unmatched', ...present),
      isNeeded: present.length > 0,
    },
    { name: 'types', command: npx('tsc', '-b', '--checkers', '1'), isNeeded: code.length > 0 },
  ],
  [
    {
      name: 'lint',
      command: npx('oxlint', '--type-aware', '--deny-warnings', ...code),
      isNeeded: code.length > 0,
    },
    ...ofKind('unit'),
  ],
  ofKind('server'),
  ofEveryCall,
  ofKind('stories', storyEnvironment),
  ofKind('browser'),
];

const what = positionals.length > 0 ? 'Given' : `Changed since ${base.slice(0, 8)} (${since})`;
console.log(`${what}: ${changed.length} ${changed.length === 1 ? 'file' : 'files'}.`);
if (resources.length > 0) console.log(`Resources of the API: ${resources.join(', ')}.`);
for (const [kind, { run, left }] of Object.entries(selection)) {
  console.log(
    `${kind}: ${run.length} files selected${left.length > 0 ? `, ${left.length} further ones not` : ''}`,
  );
  for (const path of run) console.log(`     ${path}`);
}

async function runStep({ name, command: [command, args], env }) {
  const started = Date.now();
  const { code: exitCode, output } = await runCommand(command, args, {
    cwd: projectFolder,
    env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ...env },
  });
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${exitCode === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (exitCode !== 0) console.log(output);
  return exitCode === 0;
}

/** What a green run leaves open, so that no one takes it for the whole. */
function describeUnchecked() {
  const left = Object.entries(selection)
    .filter(([, tests]) => tests.left.length > 0)
    .map(
      ([kind, tests]) => `${tests.left.length} files of ${kind} that the change reaches from further away`,
    );
  return [...left, 'end to end', 'metrics', 'builds and sizes'];
}

/** Runs every row, also after a failure: a change that breaks one suite is seldom done with it. */
async function runAll() {
  const results = [];
  for (const row of rows)
    results.push(...(await Promise.all(row.filter(({ isNeeded = true }) => isNeeded).map(runStep))));
  return results.every(Boolean);
}

if (!values.list) {
  const started = Date.now();
  process.exitCode = (await runAll()) ? 0 : 1;
  console.log(
    `${Math.round((Date.now() - started) / 1000)} s. Not checked: ${describeUnchecked().join('; ')}.`,
  );
}
