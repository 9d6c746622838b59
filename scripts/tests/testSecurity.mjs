import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies } from '../installDependencies.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { runCommand } from '../runCommand.mjs';

// `npm run test:security`: the generated suites, call by call and caller by caller, with their counts. The same
// files are part of `npm test`, which sends a few values of each call in place of all.
const everyCall = (name) => `apps/server/test/everyCall/everyCall${name}.test.ts`;
const security = (name) => `apps/server/test/security/${name}.test.ts`;
const suites = [
  ['kinds of work on a full disk, without a name server, with a clock set back', security('lastingFaults')],
  ['what a clock that is set back must not change', security('clockSetBack')],
  ['calls whose platform fails', everyCall('Platforms')],
  ['kinds of jobs whose requests fail', security('jobFaults')],
  ['launches whose requests fail', 'apps/server/test/ads/launches/launchFaults.test.ts'],
  ['calls refused to callers without access, foreign ids', everyCall('Tenancy')],
  ['calls × callers × foreign ids in queries and bodies', everyCall('Ids')],
  ['calls of a client with ids of another client', everyCall('Neighbour')],
  ['calls with any value of a field, beside valid ones', everyCall('Fields')],
  ['calls with hostile bodies and queries', everyCall('Input')],
  ['calls with the credentials of two tenants', everyCall('MixedProofs')],
  ['lists of ids of which one is foreign', everyCall('Bulk')],
  ['edits from an outdated version', everyCall('Edit')],
  ['reads that change nothing and reveal no secret', everyCall('Reading')],
  ['failing calls that reveal no secret', everyCall('Secrets')],
  ['calls whose refusals are in words for people', 'packages/api-server/src/http/everyCallMessages.test.ts'],
  ['calls by role and without a session', 'apps/server/test/account/permissions/access.test.ts'],
  ['reasons × ways to use an access', security('waysToLoseAccess')],
  ['emailed links after a change', security('emailedLinks')],
  ['calls refused while acting as a subscriber', security('actingCalls')],
  ['jobs of accounts without access', security('revokedJobs')],
  ['canaries × places × channels', 'packages/widget-core/src/privacy/everyPlace.browser.test.ts'],
  ['secret fields × places × channels', 'packages/widget-core/src/privacy/secretFields.browser.test.ts'],
];

/** Adds up what the tests of a file counted, as `, 5 canaries`. */
function sumCounts(tests) {
  const sums = new Map();
  for (const { meta } of tests) {
    for (const [what, count] of Object.entries(meta?.counts ?? {}))
      sums.set(what, (sums.get(what) ?? 0) + count);
  }
  return [...sums].map(([what, sum]) => `, ${sum} ${what}`).join('');
}

await installDependencies();
const folder = mkdtempSync(join(tmpdir(), 'adlane-security-'));
const report = join(folder, 'report.json');
const args = [
  '--no-install',
  'vitest',
  'run',
  '--project=server',
  '--project=browser',
  '--reporter=default',
  '--reporter=json',
];
const files = suites.map(([, file]) => file);
const { code } = await runCommand('npx', [...args, `--outputFile.json=${report}`, ...files], {
  cwd: projectFolder,
  env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true', ADLANE_FUZZ: 'full' },
  show: true,
});

try {
  const { testResults, numTotalTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  for (const [what, file] of suites) {
    const tests = testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
    const failed = tests.filter(({ status }) => status === 'failed').length;
    console.log(
      `${String(tests.length).padStart(5)}  ${what}${sumCounts(tests)}${failed > 0 ? `: ${failed} FAILED` : ''}`,
    );
  }
  console.log(`${String(numTotalTests).padStart(5)}  tests`);
  console.log(`${String(numFailedTests).padStart(5)}  failures`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
