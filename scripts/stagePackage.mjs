import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';

/** Packages that others install. */
export const publishedPackages = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core'];

/** The condition under which the workspace reads sources; nobody else has them. */
const sourceCondition = 'adlane-source';

function declarationsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** `./Button` as Node wants it: `./Button.js` or `./Button/index.js`, whichever declaration is there. */
function withExtension(specifier, folder) {
  if (/\.(m?js|json|css)$/.test(specifier)) return specifier;
  const isFolder = existsSync(join(folder, specifier, 'index.d.ts'));
  return `${specifier}${isFolder && !existsSync(join(folder, `${specifier}.d.ts`)) ? '/index' : ''}.js`;
}

/** TypeScript writes declarations with the sources' imports, which only bundlers find: those of files get their ending. */
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
 * Builds a package as it is published, into `packages/<name>/build/package`: JavaScript, declarations that Node resolves
 * too, README, licence, and a manifest without the workspace's own conditions.
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
 * Stages and packs the published packages as npm would send them.
 * @param {string} folder where the tarballs go
 * @param {readonly string[]} [names] some of them alone
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
