import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installDependencies } from './installDependencies.mjs';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';
import { storyEnvironment } from './tests/storyEnvironment.mjs';

// `npm test`: every check, fastest first. Stops after the first row with a failure. Ends with the seconds of each row and
// the slowest files.
const reports = mkdtempSync(join(tmpdir(), 'adlane-reports-'));
const reportPath = (name) => join(reports, `${name}.json`);

const npx = (...args) => ['npx', ['--no-install', ...args]];
const node = (...args) => [process.execPath, args];
// Each suite with its own configuration: that of the root loads those of all suites.
const vitest = (name) =>
  npx(
    'vitest',
    'run',
    '--config',
    `test/vitest.${name}.config.ts`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath(name)}`,
  );

// Steps of a row run in parallel. Work that needs both cores has a separate row; work that waits runs beside it.
const rows = [
  [
    { name: 'format', command: npx('biome', 'ci', '.') },
    // Every additional checker or thread resolves the contract's types again, which costs half of the total
    // work.
    { name: 'types', command: npx('tsc', '-b', '--checkers', '1') },
    { name: 'metrics', command: node('scripts/metrics.mjs') },
    { name: 'build', command: node('scripts/build.mjs') },
  ],
  [
    // It reads types of packages that the row above has written, and half of the time one core is enough.
    { name: 'lint', command: npx('oxlint', '--type-aware', '--deny-warnings') },
    { name: 'unit tests', command: vitest('unit'), report: 'unit' },
    { name: 'docs pages', command: node('scripts/docs/crawlSome.mjs') },
  ],
  [
    { name: 'server tests', command: vitest('server'), report: 'server' },
    // They wait most of the time: for frames, recordings and events.
    { name: 'browser tests', command: vitest('browser'), report: 'browser' },
  ],
  [{ name: 'stories', command: vitest('stories'), env: storyEnvironment, report: 'stories' }],
  [
    // Its tests build on each other, so that a failed one can only run again with its whole file.
    { name: 'end to end', command: vitest('e2e'), report: 'e2e', folder: 'e2e' },
    // They read what was built, while the browsers wait.
    { name: 'size', command: node('scripts/size.mjs') },
    { name: 'packages', command: node('scripts/packages/checkPackages.mjs') },
  ],
];

const nothing = { passed: 0, failed: 0, failures: [], passedFiles: new Map(), durations: [] };
const slowestFiles = 20;

/**
 * Reads a vitest report: passed, failed, each failure, the files that passed and the seconds of each file. An aborted run
 * has no report.
 */
function readReport(name) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(
      readFileSync(reportPath(name), 'utf8'),
    );
    const passedFiles = testResults
      .filter(({ assertionResults: tests }) => tests.some(({ status }) => status === 'passed'))
      .filter(({ assertionResults: tests }) => tests.every(({ status }) => status === 'passed'))
      .map(({ name: file, assertionResults: tests }) => [relative(projectFolder, file), tests.length]);
    const failures = testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({ file, fullName, message: failureMessages.join('\n') })),
    );
    const durations = testResults.map(({ name: file, startTime, endTime }) => ({
      file: relative(projectFolder, file),
      seconds: (endTime - startTime) / 1000,
    }));
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failures,
      passedFiles: new Map(passedFiles),
      durations,
    };
  } catch {
    return nothing;
  }
}

/** Tests that passed only on a retry, as marked by vitest's reporter. */
const listFlakyTests = (output) =>
  stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /\(retry x\d+\)/.test(line))
    .map((line) => line.trim());

/** Runs the command of a step with more arguments and reads its report. */
async function runOnce({ command: [command, args], env: more, report }, extra = []) {
  const env = { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', FORCE_COLOR: process.env.FORCE_COLOR, ...more };
  const { code, output } = await runCommand(command, [...args, ...extra], { cwd: projectFolder, env });
  return {
    ...(report ? readReport(report) : nothing),
    isOk: code === 0,
    flaky: listFlakyTests(output),
    output,
  };
}

/** Runs the files of a failed step that have not passed, as CI runs single tests of other suites again. */
async function runAgain(step, first) {
  const files = readdirSync(join(projectFolder, step.folder), { recursive: true })
    .map((path) => join(step.folder, path))
    .filter((path) => path.endsWith('.test.ts') && !first.passedFiles.has(path));
  const second = await runOnce(step, files);
  const before = [...first.passedFiles.values()].reduce((sum, count) => sum + count, 0);
  const flaky = first.failures.map(
    ({ file, fullName, message }) =>
      `${relative(projectFolder, file)} > ${fullName} (its file ran again): ${message.slice(0, 600).replaceAll('\n', ' ')}`,
  );
  // The report of a test that reached its limit has the stack alone, without the limit or what the page printed.
  const plain = stripVTControlCharacters(first.output);
  flaky.push(plain.slice(plain.lastIndexOf('Failed Tests')).slice(0, 4000));
  return {
    ...second,
    passed: before + second.passed,
    flaky: [...second.flaky, ...flaky],
    durations: [...first.durations, ...second.durations],
  };
}

/** Runs a step. `print` writes its result in one piece, since steps of a row run in parallel. */
async function runStep(step) {
  const started = Date.now();
  const first = await runOnce(step);
  const repeats = !first.isOk && step.folder !== undefined && process.env.CI !== undefined;
  const result = repeats ? await runAgain(step, first) : first;
  const { passed, failed, failures, isOk, flaky, output, durations } = result;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  const count = step.report ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : '';
  const print = () => {
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s${count})`);
    for (const line of flaky) console.log(`     flaky: ${line}`);
    // Failures first: the full output of seven hundred stories would bury them.
    for (const { file, fullName, message } of failures)
      console.log(`     failed: ${relative(projectFolder, file)} > ${fullName}\n${message.slice(0, 600)}`);
    if (!isOk) console.log(output);
  };
  // A step can fail without a failed test, for example when a suite does not load.
  return { passed, failed: isOk ? 0 : Math.max(failed, 1), isOk, print, durations };
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
const durations = [];
const rowTimes = [];
await installDependencies();
for (const row of rows) {
  const started = Date.now();
  const results = await runRow(row);
  rowTimes.push(`${row.map(({ name }) => name).join(', ')} ${Math.round((Date.now() - started) / 1000)} s`);
  for (const result of results) {
    total.passed += result.passed;
    total.failed += result.failed;
    durations.push(...result.durations);
  }
  if (results.some(({ isOk }) => !isOk)) break;
}
rmSync(reports, { recursive: true, force: true });
console.log('Slowest files:');
for (const { file, seconds } of durations.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowestFiles))
  console.log(`     ${seconds.toFixed(1)} s ${file}`);
console.log(`Rows: ${rowTimes.join(' · ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
