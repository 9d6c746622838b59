import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const packagesFolder = resolve(import.meta.dirname, '../../packages');

/** Lists the files of guidance, `Name.docs.json`, of all packages. */
export function listGuidanceFiles(): string[] {
  return readdirSync(packagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(packagesFolder, entry.name, 'src')))
    .flatMap(({ name }) =>
      readdirSync(join(packagesFolder, name, 'src'), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(packagesFolder, name, 'src', path),
      ),
    )
    .filter((path) => path.endsWith('.docs.json'))
    .sort();
}
