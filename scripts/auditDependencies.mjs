import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runCommand } from './runCommand.mjs';

// `npm run audit:deps`: asks the registry for known holes in what the lockfile pins. High and critical ones fail, unless
// audit-exceptions.json names them with a reason and a day on which the exception ends.
const blocking = new Set(['high', 'critical']);

function readExceptions() {
  const exceptions = JSON.parse(readFileSync(join(projectFolder, 'audit-exceptions.json'), 'utf8'));
  const wrong = exceptions.filter(
    ({ advisory, reason, expires }) => !advisory || !reason || !/^\d{4}-\d\d-\d\d$/.test(expires ?? ''),
  );
  if (wrong.length > 0)
    throw new Error('Each audit exception has an advisory, a reason and the day it expires.');
  const today = new Date().toISOString().slice(0, 10);
  return new Set(exceptions.filter(({ expires }) => expires >= today).map(({ advisory }) => advisory));
}

/** Advisories of an `npm audit` report, each once; a chain of packages names the one at its end. */
function advisoriesOf({ vulnerabilities }) {
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((each) => typeof each === 'object'),
  );
  return [...new Map(found.map((advisory) => [advisory.url, advisory])).values()];
}

async function audit() {
  const { output } = await runCommand('npm', ['audit', '--json', '--package-lock-only'], {
    cwd: projectFolder,
  });
  const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  if (!report.vulnerabilities) {
    console.error(`NOT CHECKED: the registry does not answer audits (${report.message ?? 'no report'}).`);
    return process.argv.includes('--allow-unanswered') ? 0 : 2;
  }
  const allowed = readExceptions();
  const open = advisoriesOf(report).filter(
    ({ severity, url }) => blocking.has(severity) && !allowed.has(url),
  );
  for (const { name, severity, title, url } of open) console.error(`${severity}: ${name}: ${title} (${url})`);
  console.log(`${open.length} high or critical advisories without an exception.`);
  return open.length === 0 ? 0 : 1;
}

process.exitCode = await audit();
