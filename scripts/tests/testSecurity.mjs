import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDependencies } from '../installDependencies.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { runCommand } from '../runCommand.mjs';

// `npm run test:security`: the generated suites, call by call and caller by caller, with their counts. The same
// files are part of `npm test`.
const suites = [
  ['kinds of jobs whose requests fail', 'apps/server/test/security/jobFaults.test.ts'],
  ['calls whose platform fails', 'apps/server/test/everyCall/everyCallPlatforms.test.ts'],
  ['launches whose requests fail', 'apps/server/test/ads/launches/launchFaults.test.ts'],
  [
    'calls refused to callers without access, foreign ids',
    'apps/server/test/everyCall/everyCallTenancy.test.ts',
  ],
  ['calls with the credentials of two tenants', 'apps/server/test/everyCall/everyCallMixedProofs.test.ts'],
  ['reads that change nothing and reveal no secret', 'apps/server/test/everyCall/everyCallReading.test.ts'],
  ['calls with hostile bodies and queries', 'apps/server/test/everyCall/everyCallInput.test.ts'],
  ['calls whose refusals are in words for people', 'packages/api-server/src/http/everyCallMessages.test.ts'],
  ['calls by role and without a session', 'apps/server/test/account/permissions/access.test.ts'],
  ['ways to lose access', 'apps/server/test/security/waysToLoseAccess.test.ts'],
  ['emailed links after a change', 'apps/server/test/security/emailedLinks.test.ts'],
  ['calls refused while acting as a subscriber', 'apps/server/test/security/actingCalls.test.ts'],
  ['jobs of accounts without access', 'apps/server/test/security/revokedJobs.test.ts'],
];

await installDependencies();
const folder = mkdtempSync(join(tmpdir(), 'adlane-security-'));
const report = join(folder, 'report.json');
const args = ['--no-install', 'vitest', 'run', '--project=server', '--reporter=default', '--reporter=json'];
const files = suites.map(([, file]) => file);
const { code } = await runCommand('npx', [...args, `--outputFile.json=${report}`, ...files], {
  cwd: projectFolder,
  env: { VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  show: true,
});

try {
  const { testResults, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
  for (const [what, file] of suites) {
    const tests = testResults.find(({ name }) => name.endsWith(file))?.assertionResults ?? [];
    const failed = tests.filter(({ status }) => status === 'failed').length;
    console.log(`${String(tests.length).padStart(5)}  ${what}${failed > 0 ? `: ${failed} FAILED` : ''}`);
  }
  console.log(`${String(numFailedTests).padStart(5)}  failures`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = code;
