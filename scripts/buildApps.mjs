import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from './projectFolder.mjs';
import { runOrThrow } from './runCommand.mjs';
import { sourceHash } from './sourceHash.mjs';

/** Apps bundle the packages from source, so these files are inputs of every app. */
const shared = ['package-lock.json', 'tsconfig.base.json'];
const packages = (...names) => names.map((name) => `packages/${name}`);

const apps = [
  { name: 'server', inputs: [...packages('contract', 'api-server'), 'mocks'], result: 'dist/server.js' },
  {
    name: 'dashboard',
    inputs: packages('contract', 'api-client', 'ui', 'ad-editor', 'screens'),
    result: 'dist/index.html',
  },
  {
    name: 'embed',
    inputs: packages('contract', 'api-client', 'ui', 'messenger', 'widget-core'),
    result: 'dist/sdk/adlane.js',
  },
];

/** Where the hash of an app's last successful build is stored: outside `dist`, which every build clears. */
function markPath(name) {
  return join(projectFolder, 'node_modules', '.cache', 'adlane', `build-${name}.txt`);
}

function isFresh({ name, result }, hash) {
  if (!existsSync(join(projectFolder, 'apps', name, result))) return false;
  const mark = markPath(name);
  return existsSync(mark) && readFileSync(mark, 'utf8') === hash;
}

async function build(app, hash) {
  const started = Date.now();
  const mark = markPath(app.name);
  rmSync(mark, { force: true });
  await runOrThrow('npm', ['run', 'build', '--silent', '-w', `@adlane/${app.name}`], { cwd: projectFolder });
  if (!existsSync(join(projectFolder, 'apps', app.name, app.result))) {
    throw new Error(`The build of apps/${app.name} succeeded but produced no ${app.result}.`);
  }
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, hash);
  return `  ${app.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`;
}

/**
 * Builds the apps whose sources changed since their last build.
 * @param {{ force?: boolean, only?: string[] }} [options]
 * @returns {Promise<string[]>} one line per built app
 */
export async function buildApps({ force = false, only = [] } = {}) {
  const wanted = apps.filter(({ name }) => only.length === 0 || only.includes(name));
  const hashed = wanted.map((app) => ({
    app,
    hash: sourceHash([...shared, ...app.inputs, `apps/${app.name}`]),
  }));
  const stale = hashed.filter(({ app, hash }) => force || !isFresh(app, hash));
  if (stale.length === 0) return [];
  console.log(`Building ${stale.map(({ app }) => app.name).join(', ')} …`);
  return Promise.all(stale.map(({ app, hash }) => build(app, hash)));
}
