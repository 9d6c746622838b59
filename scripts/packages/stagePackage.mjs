import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';

/** Packages that are published. */
export const publishedPackages = ['contract', 'api-client', 'ui', 'ad-editor', 'widget-core', 'mocks'];

/** Returns the folder of a published package. */
export function findPackageFolder(name) {
  return join(projectFolder, name === 'mocks' ? name : join('packages', name));
}

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

/** Where the package comes from, in a release by a workflow: npm refuses a provenance that names another place. */
function describeRepository(folder) {
  const { GITHUB_REPOSITORY: repository } = process.env;
  if (!repository) return {};
  const url = `https://github.com/${repository}`;
  return {
    repository: { type: 'git', url: `git+${url}.git`, directory: relative(projectFolder, folder) },
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
  };
}

/** Only the part of a package that is published: some entries of mocks need parts that are not. */
function selectPublished({ exports, dependencies, files, publishConfig = {}, ...manifest }) {
  const select = (all, names) =>
    names ? Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))) : all;
  return {
    ...manifest,
    // Of a package that is published in part, these differ from those of the workspace.
    imports: publishConfig.imports,
    files: [...files, ...(publishConfig.files ?? [])],
    dependencies: select(dependencies, publishConfig.dependencies),
    exports: withoutSources(select(exports, publishConfig.exports)),
  };
}

function publishedManifest(manifest, folder) {
  const { devDependencies: _dev, scripts: _scripts, ...published } = selectPublished(manifest);
  return { ...published, ...describeRepository(folder), publishConfig: { access: 'public' } };
}

/**
 * Builds a package as published, into `build/package` of its folder: JavaScript, declarations that Node can
 * resolve, README, license, and a manifest without workspace conditions.
 * @param {string} name one of `publishedPackages`
 * @returns {Promise<string>} the folder
 */
export async function stagePackage(name) {
  const source = findPackageFolder(name);
  const staged = join(source, 'build/package');
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged, { recursive: true });
  const npx = (...args) => runOrThrow('npx', ['--no-install', ...args], { cwd: source });
  await runOrThrow('npm', ['run', '--if-present', 'prepack'], { cwd: source });
  await npx('tsc', '-b', '.');
  await npx('tsup', '--silent', '--out-dir', join(staged, 'dist'));
  const types = join(source, 'dist');
  for (const path of declarationsIn(types)) {
    const target = join(staged, 'dist', relative(types, path));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, addExtensions(readFileSync(path, 'utf8'), dirname(path)));
  }
  const manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  writeFileSync(
    join(staged, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, source), null, 2)}\n`,
  );
  for (const path of ['README.md', ...(manifest.publishConfig?.files ?? [])])
    cpSync(join(source, path), join(staged, path));
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
