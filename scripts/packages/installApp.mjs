import { existsSync, mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { lowestPeers } from './lowestPeers.mjs';

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

const installers = {
  npm: ['npm', 'install', '--no-audit', '--no-fund', '--strict-peer-deps'],
  pnpm: ['npx', '--yes', 'pnpm@10.34.9', 'install', '--strict-peer-dependencies'],
};

/**
 * Installs the packages into an app from registries, with the lowest versions of their peers if the app has those.
 * @param {string} folder
 * @param {object} app one of `outsideApps`
 * @param {readonly { manifest: object }[]} packed
 * @param {string} registry address of the one with the packages
 */
export async function installApp(
  folder,
  { install, hasLowestPeers, manifest, installer = 'npm' },
  packed,
  registry,
) {
  const manifests = packed.map(({ manifest }) => manifest);
  const versions = Object.fromEntries(manifests.map(({ name, version }) => [name, version]));
  const peers = hasLowestPeers ? lowestPeers(manifests) : {};
  const dependencies = { ...versions, ...peers, ...install };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', ...manifest, dependencies }),
  );
  writeFileSync(join(folder, '.npmrc'), `@adlane:registry=${registry}\n`);
  const [command, ...args] = installers[installer];
  await runOrThrow(command, args, { cwd: folder });
}
