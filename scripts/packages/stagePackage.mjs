import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { buildScripts } from './buildScripts.mjs';
import { publishedManifest } from './publishedManifest.mjs';

/** Packages that are published. */
export const publishedPackages = [
  'contract',
  'api-client',
  'ui',
  'ad-editor',
  'widget-core',
  'mocks',
  'codemods',
];

/** Returns the folder of a published package. */
export function findPackageFolder(name) {
  return join(projectFolder, name === 'mocks' ? name : join('packages', name));
}

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Adds the file extension Node needs: `./Button` becomes `./Button.js` or `./Button/index.js`, whichever
 * declaration exists.
 */
function withExtension(specifier, folder) {
  if (/\.(m?js|json|css)$/.test(specifier)) return specifier;
  const isFolder = existsSync(join(folder, specifier, 'index.d.ts'));
  return `${specifier}${isFolder && !existsSync(join(folder, `${specifier}.d.ts`)) ? '/index' : ''}.js`;
}

/**
 * Adds file extensions to the relative imports of declarations; TypeScript copies them from the sources,
 * where only bundlers resolve them.
 */
export function addExtensions(declarations, folder) {
  return declarations.replace(
    /(\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])(\.{1,2}(?:\/[^'"]+)?)\2/g,
    (_, before, quote, specifier) => `${before}${quote}${withExtension(specifier, folder)}${quote}`,
  );
}

/** Copies the declarations that `tsc -b` wrote, with the extensions that Node needs. */
function copyDeclarations(from, to) {
  for (const path of declarationsIn(from)) {
    const target = join(to, relative(from, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, addExtensions(readFileSync(path, 'utf8'), dirname(path)));
  }
}

async function stagePackage(name, versions) {
  const source = findPackageFolder(name);
  const directory = relative(projectFolder, source);
  const versioned = join(versions, directory);
  const staged = join(versioned, 'build/package');
  const manifest = JSON.parse(readFileSync(join(versioned, 'package.json'), 'utf8'));
  if (manifest.scripts.prepack) await runOrThrow('npm', ['run', 'prepack'], { cwd: source });
  const scripts = await buildScripts(name, source);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  cpSync(scripts, join(staged, 'dist'), { recursive: true });
  copyDeclarations(join(source, 'dist'), join(staged, 'dist'));
  const published = publishedManifest(manifest, directory, process.env.GITHUB_REPOSITORY);
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
  const files = { 'README.md': 'README.md', ...manifest.publishConfig?.files };
  for (const [path, from] of Object.entries(files))
    cpSync(join(source, from), join(staged, path), { recursive: true });
  cpSync(join(projectFolder, 'LICENSE'), join(staged, 'LICENSE'));
  const changelog = join(versioned, 'CHANGELOG.md');
  if (existsSync(changelog)) cpSync(changelog, join(staged, 'CHANGELOG.md'));
  return staged;
}

/**
 * Builds packages as published, into `build/package` of their folders: JavaScript, declarations that Node can
 * resolve, README, changelog, license, and a manifest without workspace conditions.
 * @param {readonly string[]} [names] some of `publishedPackages`
 * @param {string} [versions] a copy of the project's folder with other manifests and changelogs, which gets the result
 * @returns {Promise<string[]>} the folders, in the order of the names
 */
export async function stagePackages(names = publishedPackages, versions = projectFolder) {
  const tsc = join(projectFolder, 'node_modules/.bin/tsc');
  await runOrThrow(tsc, ['-b', ...names.map(findPackageFolder), '--checkers', '1'], { cwd: projectFolder });
  const staged = [];
  for (const name of names) staged.push(await stagePackage(name, versions));
  return staged;
}

/** Reads a file of a packed package. */
export function readPacked(tarball, path) {
  return runOrThrow('tar', ['-xzOf', tarball, `package/${path}`]);
}

/**
 * Stages and packs the published packages as npm would upload them.
 * @param {string} folder where the tarballs go
 * @param {readonly string[]} [names] only these packages
 * @param {string} [versions] as of `stagePackages`
 * @returns {Promise<{ name: string, tarball: string, manifest: object, fileCount: number, bytes: number, unpackedBytes: number }[]>}
 */
export async function packPackages(folder, names = publishedPackages, versions = projectFolder) {
  mkdirSync(folder, { recursive: true });
  const staged = await stagePackages(names, versions);
  const args = ['pack', '--json', '--silent', '--pack-destination', folder, ...staged];
  const packed = JSON.parse(await runOrThrow('npm', args, { cwd: projectFolder }));
  return Promise.all(
    packed.map(async ({ filename, entryCount, size, unpackedSize }, index) => {
      const tarball = join(folder, filename);
      const manifest = JSON.parse(await readPacked(tarball, 'package.json'));
      return {
        name: names[index],
        tarball,
        manifest,
        fileCount: entryCount,
        bytes: size,
        unpackedBytes: unpackedSize,
      };
    }),
  );
}
