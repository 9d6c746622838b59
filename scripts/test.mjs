import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';

// `npm test`: every check, fastest first. Stops after the first row with a failure.
const reports = mkdtempSync(join(tmpdir(), 'adlane-reports-'));
const reportPath = (name) => join(reports, `${name}.json`);

const npx = (...args) => ['npx', ['--no-install', ...args]];
const node = (...args) => [process.execPath, args];
const vitest = (name, ...projects) =>
  npx(
    'vitest',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(name)}`,
  );

// Steps of a row run in parallel. Test suites have their own rows, since a busy build would make them time
// out.
const rows = [
  [
    { name: 'format', command: npx('biome', 'ci', '.') },
    // Every additional checker or thread resolves the contract's types again, which costs half of the total
    // work.
    { name: 'types', command: npx('tsc', '-b', '--checkers', '1') },
    { name: 'lint', command: npx('oxlint', '--type-aware', '--deny-warnings'), env: { GOMAXPROCS: '1' } },
    { name: 'metrics', command: node('scripts/metrics.mjs') },
    { name: 'build', command: node('scripts/build.mjs') },
  ],
  [{ name: 'unit tests', command: vitest('unit', 'unit'), report: 'unit' }],
  [{ name: 'server tests', command: vitest('server', 'server'), report: 'server' }],
  [{ name: 'stories', command: vitest('stories', 'stories*'), report: 'stories' }],
  [{ name: 'browser tests', command: vitest('browser', 'browser'), report: 'browser' }],
  [{ name: 'end to end', command: vitest('e2e', 'e2e'), report: 'e2e' }],
  [
    { name: 'size', command: node('scripts/size.mjs') },
    { name: 'packages', command: node('scripts/checkPackages.mjs') },
  ],
];

/** Reads a vitest report: passed, failed, and each failure. An aborted run has no report. */
function readReport(name) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(reportPath(name), 'utf8'),
    );
    const failures = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file, fullName, message: failureMessages.join('\n') })),
    );
    return { passed: numPassedTests, failed: numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}

/** Tests that passed only on a retry, as marked by vitest's reporter. */
const listFlakyTests = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\(retry x\d+\)/.test(line))
    .map((line) => line.trim());

/** Runs a step. `print` writes its result in one piece, since steps of a row run in parallel. */
async function runStep({ name, command: [command, args], env: more, report }) {
  const started = Date.now();
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', FORCE_COLOR: process.env.FORCE_COLOR, ...more };
  const { code, output } = await runCommand(command, args, { cwd: projectFolder, env });
  const { passed, failed, failures } = report ? readReport(report) : { passed: 0, failed: 0, failures: [] };
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const count = report ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const isOk = code === 0;
  const print = () => {
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s${count})`);
    for (const line of listFlakyTests(output)) console.log(`     flaky: ${line}`);
    // Failures first: the full output of seven hundred stories would bury them.
    for (const { file, fullName, message } of failures)
      console.log(`     failed: ${relative(projectFolder, file)} > ${fullName}\n${message.slice(0, 600)}`);
    if (!isOk) console.log(output);
  };
  // A step can fail without a failed test, for example when a suite does not load.
  return { passed, failed: isOk ? 0 : Math.max(failed, 1), isOk, print };
}

/**
 * Runs the steps of a row in parallel. Passed steps print as they end; failed ones last, with their output.
 */
async function runRow(row) {
  const failed = [];
  const results = await Promise.all(
    row.map(async (step) => {
      const result = await runStep(step);
      if (result.isOk) result.print();
      else failed.push(result);
      return result;
    }),
  );
  for (const { print } of failed) print();
  return results;
}

const total = { passed: 0, failed: 0 };
await installDependencies();
for (const row of rows) {
  const results = await runRow(row);
  for (const { passed, failed } of results) {
    total.passed += passed;
    total.failed += failed;
  }
  if (results.some(({ isOk }) => !isOk)) break;
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
