import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runCommand } from '../runCommand.mjs';
import { auditVerdict } from './auditVerdict.mjs';
import { fetchSnapshot } from './fetchSnapshot.mjs';
import { listLockedPackages } from './listLockedPackages.mjs';
import { osvReport } from './osvReport.mjs';

// `npm run audit:deps`: requests the known vulnerabilities of the locked packages from the registry and prints the
// verdict of auditVerdict; with --allow-unanswered an unreachable registry is not a failure. With --file it reads
// the snapshot in audit-advisories.json instead, which --refresh writes from osv.dev.
const args = new Set(process.argv.slice(2));
const snapshotFile = join(projectFolder, 'audit-advisories.json');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const day = new Date().toISOString().slice(0, 10);
const locked = listLockedPackages(readJson(join(projectFolder, 'package-lock.json')));

async function readRegistry() {
  const audit = ['audit', '--json', '--package-lock-only'];
  return (await runCommand('npm', audit, { cwd: projectFolder })).output;
}

function readFile() {
  const snapshot = existsSync(snapshotFile) ? readJson(snapshotFile) : undefined;
  return JSON.stringify(osvReport(snapshot, locked, day));
}

/** Writes the snapshot again, and returns why that failed. */
async function refreshFile() {
  const names = locked.map(({ name }) => name);
  try {
    writeFileSync(snapshotFile, `${JSON.stringify(await fetchSnapshot(names, day))}\n`);
  } catch (error) {
    return JSON.stringify({ message: `osv.dev does not answer (${error.cause?.code ?? error.message})` });
  }
}

async function readReport() {
  if (args.has('--refresh')) return (await refreshFile()) ?? readFile();
  return args.has('--file') ? readFile() : readRegistry();
}

const { exitCode, lines } = auditVerdict(
  await readReport(),
  readJson(join(projectFolder, 'audit-exceptions.json')),
  day,
);
for (const line of lines) console.log(line);
process.exitCode = exitCode === 2 && args.has('--allow-unanswered') ? 0 : exitCode;
