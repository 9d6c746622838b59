import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';

const lockPath = join(projectFolder, 'package-lock.json');
const installedPath = join(projectFolder, 'node_modules', '.package-lock.json');

function listPackages(path) {
  return Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages).filter(([name]) =>
    name.includes('node_modules/'),
  );
}

/** Returns true when node_modules matches the lockfile (packages for other platforms may be missing). */
function isInstalled() {
  if (!existsSync(installedPath)) return false;
  const installed = new Map(listPackages(installedPath));
  const locked = listPackages(lockPath);
  const isEveryPackageThere = locked.every(([name, entry]) => {
    const found = installed.get(name);
    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
  return isEveryPackageThere;
}

/**
 * Installs the locked dependencies unless they are installed already. Uses `npm install` because `npm ci`
 * rejects a lockfile without the builds for other platforms, and a registry may offer only some of them.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  await runOrThrow('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: projectFolder });
}
