import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';

/** Packages that are published. */
export const publishedPackages = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core'];

/** The export condition under which the workspace reads sources; it is removed from published manifests. */
const sourceCondition = 'adlane-source';

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

function withoutSources(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([path, conditions]) => {
      const { [sourceCondition]: _sources, ...published } = conditions;
      return [path, published];
    }),
  );
}

function publishedManifest({
  devDependencies: _dev,
  scripts: _scripts,
  publishConfig: _config,
  ...manifest
}) {
  return {
    ...manifest,
    exports: withoutSources(manifest.exports),
    publishConfig: { access: 'public' },
  };
}

/**
 * Builds a package as published, into `packages/<name>/build/package`: JavaScript, declarations that Node can
 * resolve, README, license, and a manifest without workspace conditions.
 * @param {string} name folder under `packages`
 * @returns {Promise<string>} the folder
 */
export async function stagePackage(name) {
  const source = join(projectFolder, 'packages', name);
  const staged = join(source, 'build/package');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const npx = (...args) => runOrThrow('npx', ['--no-install', ...args], { cwd: source });
  await npx('tsc', '-b', '.');
  await npx('tsup', '--silent', '--out-dir', join(staged, 'dist'));
  const types = join(source, 'dist');
  for (const path of declarationsIn(types)) {
    const target = join(staged, 'dist', relative(types, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, addExtensions(readFileSync(path, 'utf8'), dirname(path)));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`);
  cpSync(join(source, 'README.md'), join(staged, 'README.md'));
  cpSync(join(projectFolder, 'LICENSE'), join(staged, 'LICENSE'));
  return staged;
}

/**
 * Stages and packs the published packages as npm would upload them.
 * @param {string} folder where the tarballs go
 * @param {readonly string[]} [names] only these packages
 * @returns {Promise<{ name: string, tarball: string }[]>}
 */
export async function packPackages(folder, names = publishedPackages) {
  mkdirSync(folder, { recursive: true });
  const packed = [];
  for (const name of names) {
    const staged = await stagePackage(name);
    const output = await runOrThrow('npm', ['pack', '--json', '--pack-destination', folder], { cwd: staged });
    const [{ filename }] = JSON.parse(output.slice(output.indexOf('[')));
    packed.push({ name, tarball: join(folder, filename.replace('@', '').replace('/', '-')) });
  }
  return packed;
}
