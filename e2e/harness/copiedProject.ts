import { cp, mkdir, readdir, readlink, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { canaryFile, projectFolder } from './canaries';

/** Files and folders that a build reads. */
const sources = [
  '.storybook',
  'apps',
  'mocks',
  'packages',
  'public',
  'scripts',
  'package.json',
  'tsconfig.base.json',
];
/** Folders that tools generate. */
const made = new Set(['node_modules', 'dist', '.types']);

/**
 * Copies the sources into a folder, with links to the libraries and secrets in files: a build there finds
 * what a developer's build would, and does not change the project.
 */
export async function copyProject(root: string): Promise<void> {
  for (const name of sources) {
    await cp(join(projectFolder, name), join(root, name), {
      recursive: true,
      filter: (path) => !made.has(basename(path)),
    });
  }
  await linkLibraries(root);
  for (const name of ['.env', '.env.local', '.env.production']) await writeFile(join(root, name), canaryFile);
}

/** Links the project's libraries; its own packages are the copied ones. */
async function linkLibraries(root: string): Promise<void> {
  const libraries = join(projectFolder, 'node_modules');
  const own = '@adlane';
  await mkdir(join(root, 'node_modules', own), { recursive: true });
  for (const name of await readdir(libraries)) {
    // Each build has its own caches.
    if (name === own || (name.startsWith('.') && name !== '.bin')) continue;
    await symlink(join(libraries, name), join(root, 'node_modules', name));
  }
  for (const name of await readdir(join(libraries, own))) {
    const folder = resolve(join(libraries, own), await readlink(join(libraries, own, name)));
    const path = folder.slice(projectFolder.length + 1);
    await symlink(join(root, path), join(root, 'node_modules', own, name));
    // A package may have its own version of a library.
    const ownLibraries = join(folder, 'node_modules');
    if ((await readdir(dirname(ownLibraries))).includes('node_modules'))
      await symlink(ownLibraries, join(root, path, 'node_modules'));
  }
}
