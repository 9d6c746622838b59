import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';

const lockPath = join(projectFolder, 'package-lock.json');
const installedPath = join(projectFolder, 'node_modules', '.package-lock.json');

function packagesOf(path) {
  return Object.entries(JSON.parse(readFileSync(path, 'utf8')).packages).filter(([name]) =>
    name.includes('node_modules/'),
  );
}

/** True where node_modules holds exactly what the lockfile says (packages for other platforms may be missing). */
function isInstalled() {
  if (!existsSync(installedPath)) return false;
  const installed = new Map(packagesOf(installedPath));
  const locked = packagesOf(lockPath);
  const isEveryPackageThere = locked.every(([name, entry]) => {
    const found = installed.get(name);
    return found
      ? found.version === entry.version
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
  return isEveryPackageThere;
}

/**
 * Installs what the lockfile names, unless it stands already. Not by `npm ci`: that refuses a lockfile in which other
 * platforms' builds of a package are missing, and a registry may offer some platforms only.
 */
export async function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing dependencies …');
  await runOrThrow('npm', ['install', '--no-save', '--no-audit', '--no-fund'], { cwd: projectFolder });
}
