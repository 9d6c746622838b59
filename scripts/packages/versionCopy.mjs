import { cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';

/**
 * Copies manifests and changesets into a temporary folder and lets changesets write versions and changelogs there.
 * @returns {Promise<{ folder: string, manifests: object[] }>} the folder, which the caller removes, and the manifests in it
 */
export async function versionCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'adlane-release-'));
  const tracked = await runOrThrow('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: projectFolder,
  });
  const isNeeded =
    /^(?:\.changeset\/.*|package(?:-lock)?\.json|scripts\/packages\/changelog\.mjs|(?:(?:packages|apps)\/[^/]+|mocks)\/(?:package\.json|CHANGELOG\.md))$/;
  const paths = tracked
    .split('\n')
    .filter((path) => isNeeded.test(path) && existsSync(join(projectFolder, path)));
  for (const path of paths) cpSync(join(projectFolder, path), join(copy, path));
  symlinkSync(join(projectFolder, 'node_modules'), join(copy, 'node_modules'));
  // Changesets looks for the branch that releases come from.
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', '-A', '--', '.', ':!node_modules'],
    ['-c', 'user.name=release', '-c', 'user.email=release@localhost', 'commit', '-qm', 'release'],
  ])
    await runOrThrow('git', args, { cwd: copy });
  const changesets = join(projectFolder, 'node_modules/@changesets/cli/bin.js');
  await runOrThrow(process.execPath, [changesets, 'version'], { cwd: copy });
  const manifests = paths
    .filter((path) => path.endsWith('/package.json'))
    .map((path) => JSON.parse(readFileSync(join(copy, path), 'utf8')));
  return { folder: copy, manifests };
}
