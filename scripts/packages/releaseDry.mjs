import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { findPackageFolder, packPackages, publishedPackages } from './stagePackage.mjs';

// `npm run release:dry`: versions and changelogs from the changesets, in a temporary copy, and the tarballs as they
// would be uploaded, in `build/release`. Publishes and changes nothing.

const copy = mkdtempSync(join(tmpdir(), 'adlane-release-'));
const target = join(projectFolder, 'build/release');
try {
  for (const path of ['.changeset', 'package.json', 'package-lock.json'])
    cpSync(join(projectFolder, path), join(copy, path), { recursive: true });
  const manifests = (await runOrThrow('git', ['ls-files', '*/package.json'], { cwd: projectFolder }))
    .split('\n')
    .filter((path) => /^(?:packages|apps)\/[^/]+\/package\.json$|^mocks\/package\.json$/.test(path));
  for (const path of manifests) cpSync(join(projectFolder, path), join(copy, path));
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  // Changesets looks for the branch that releases come from.
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A', '--', '.', ':!node_modules'],
    ['-c', 'user.name=release', '-c', 'user.email=release@localhost', 'commit', '-qm', 'release'],
  ])
    await runOrThrow('git', args, { cwd: copy });
  await runOrThrow(
    process.execPath,
    [join(projectFolder, 'node_modules/@changesets/cli/bin.js'), 'version'],
    { cwd: copy },
  );
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const name of publishedPackages) {
    const folder = join(copy, relative(projectFolder, findPackageFolder(name)));
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const changelog = join(folder, 'CHANGELOG.md');
    if (existsSync(changelog)) cpSync(changelog, join(target, `${name}-CHANGELOG.md`));
    console.log(`@adlane/${name} ${version}`);
  }
  for (const { name, tarball } of await packPackages(target))
    console.log(`packed @adlane/${name}: ${relative(projectFolder, tarball)}`);
} finally {
  rmSync(copy, { recursive: true, force: true });
}
