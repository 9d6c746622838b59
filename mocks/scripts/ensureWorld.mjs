// Builds the demo database dump when it is missing or outdated.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = new URL('../../', import.meta.url);
const stamp = new URL('../generated/world.sha256', import.meta.url);
const dump = new URL('../generated/world.tar.gz', import.meta.url);

/** Sources that determine the dump's content. */
const sources = [
  'mocks/src/world',
  'mocks/src/tab/dump',
  'mocks/src/tab/ports/tabSecrets.ts',
  'mocks/src/story/storySession.ts',
  'mocks/scripts/buildWorld.ts',
  'mocks/package.json',
  'packages/api-server/src/db',
  'packages/contract/src/constants',
];

async function listSourceFiles(path) {
  const url = new URL(path, root);
  const entries = await readdir(url, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (!entries) return [fileURLToPath(url)];
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
}

async function hashSources() {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(sources.map(listSourceFiles))).flat()) {
    hash
      .update(file.slice(fileURLToPath(root).length))
      .update('\0')
      .update(await readFile(file))
      .update('\0');
  }
  return hash.digest('hex');
}

async function isFresh(hash) {
  const [kept, built] = await Promise.all([
    readFile(stamp, 'utf8').catch(() => ''),
    readFile(dump).then(
      () => true,
      () => false,
    ),
  ]);
  return built && kept === hash;
}

async function build(hash) {
  const script = fileURLToPath(new URL('./buildWorld.ts', import.meta.url));
  const args = ['--conditions=adlane-source', '--import', 'tsx', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: fileURLToPath(root) });
  await writeFile(stamp, hash);
  return stdout.trim();
}

/**
 * Builds `mocks/generated/world.tar.gz` when it does not match the sources; takes a few seconds.
 * @returns {Promise<string>} one line that says what was done
 */
export async function ensureWorld() {
  const hash = await hashSources();
  return (await isFresh(hash)) ? "The world's dump is up to date." : build(hash);
}

/** Vitest's global setup for projects that use the dump. */
export async function setup() {
  await ensureWorld();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await ensureWorld());
