import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { sourceHash } from '../sourceHash.mjs';

/** What decides how each package is built. */
const shared = [
  'package-lock.json',
  'tsconfig.base.json',
  'tsup.base.ts',
  'scripts/packages/buildScripts.mjs',
];

/** Mocks bundle the server and what it imports. */
const listInputs = (name) => (name === 'mocks' ? ['packages'] : []);

/**
 * Builds the JavaScript of a package as published, unless its sources are those of the last build.
 * @param {string} name
 * @param {string} source the folder of the package
 * @returns {Promise<string>} the folder with the result
 */
export async function buildScripts(name, source) {
  // As deep as the package is staged: source maps and names of chunks depend on it.
  const built = join(source, 'build/scripts/dist');
  const mark = join(source, 'build/scripts.txt');
  const hash = sourceHash([...shared, ...listInputs(name), ...listSources(source)]);
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return built;
  for (const path of [mark, built]) rmSync(path, { recursive: true, force: true });
  const tsup = join(projectFolder, 'node_modules/tsup/dist/cli-default.js');
  await runOrThrow(process.execPath, [tsup, '--silent', '--out-dir', built], { cwd: source });
  writeFileSync(mark, hash);
  return built;
}

/** Lists what the build of a package reads below its folder: not what was built. */
const listSources = (source) =>
  ['src', 'package.json', 'tsconfig.json', 'tsup.config.ts', 'preactAlias.mjs'].map((path) =>
    relative(projectFolder, join(source, path)),
  );
