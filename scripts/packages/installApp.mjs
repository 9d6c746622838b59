import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { lowestPeers } from './lowestPeers.mjs';
import { findPackageFolder } from './stagePackage.mjs';

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

async function unpack(tarball, folder) {
  mkdirSync(folder, { recursive: true });
  await runOrThrow('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  return readManifest(folder);
}

/** Finds an installed package of the workspace in the version that an app would get. */
function findInstalled(name, range) {
  const folder = join(projectFolder, 'node_modules', name);
  if (!existsSync(folder)) throw new Error(`${name} is not installed in the workspace.`);
  const { version } = readManifest(folder);
  const isOther = /^\d/.test(range) && range !== version;
  if (isOther) throw new Error(`An app needs ${name} ${range}; the workspace has ${version}.`);
  return realpathSync(folder);
}

/**
 * Unpacks the packages into an app and links what their manifests name, and nothing else, from the workspace: a
 * dependency that a manifest lacks is not found, as with a strict package manager. Needs no registry.
 * @returns the manifests of the packages
 */
export async function linkApp(folder, { install }, packed) {
  const modules = join(folder, 'node_modules');
  const manifests = await Promise.all(
    packed.map(({ name, tarball }) => unpack(tarball, join(modules, '@adlane', name))),
  );
  const ranges = manifests.flatMap(({ peerDependencies, dependencies }) => [peerDependencies, dependencies]);
  const needed = Object.assign({}, ...ranges, install);
  for (const [name, range] of Object.entries(needed)) {
    if (name.startsWith('@adlane/')) continue;
    const link = join(modules, name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(findInstalled(name, range.replace(/^npm:.*@/, '')), link);
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  return manifests;
}

/** Installs the packages into an app from the registry, with the lowest versions of their peers if the app has those. */
export async function installApp(folder, { install, hasLowestPeers, manifest }, packed) {
  const manifests = packed.map(({ name }) => readManifest(findPackageFolder(name)));
  const tarballs = packed.map(({ name, tarball }) => [
    `@adlane/${name}`,
    `file:../packed/${basename(tarball)}`,
  ]);
  const peers = hasLowestPeers ? lowestPeers(manifests) : {};
  const dependencies = { ...Object.fromEntries(tarballs), ...peers, ...install };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', ...manifest, dependencies }),
  );
  await runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--strict-peer-deps'], { cwd: folder });
}
