import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Names of secrets in a build environment: the product's own, its services', and the developer's. */
const secretNames = [
  'ADLANE_SECRET',
  'ADLANE_PREVIOUS_SECRETS',
  'ADLANE_SMTP_URL',
  'DATABASE_URL',
  'STRIPE_SECRET_KEY',
  'FACEBOOK_APP_SECRET',
  'GOOGLE_CLIENT_SECRET',
  'OPENAI_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'NPM_TOKEN',
  'GITHUB_TOKEN',
  'CI_JOB_TOKEN',
];

const canary = (name: string) => `canary-${name.toLowerCase().replaceAll('_', '-')}`;

/** A build environment in which every secret is a canary that can be searched for. */
const canaryEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(secretNames.map((name) => [name, canary(name)])),
  // `test` would produce a test build.
  NODE_ENV: 'production',
};

/** Runs a build command in this environment; rejects with its output if it fails. */
export async function buildAmongCanaries(
  cwd: string,
  command: string,
  ...args: readonly string[]
): Promise<void> {
  const env = { ...process.env, ...canaryEnvironment };
  await promisify(execFile)(command, args, { cwd, env, maxBuffer: 50_000_000 });
}

/** The same as a file beside the sources, where bundlers look for one. */
export const canaryFile = secretNames.map((name) => `${name}=${canary(name)}-in-file\n`).join('');

/** Forbidden in files that are served to browsers: canaries and paths of the build machine. */
const forbidden = [/canary-[\w-]{3,}/, new RegExp(projectFolder), new RegExp(`${homedir()}/`), /file:\/\/\//];

/** Lists the files of a folder with forbidden content, and that content. */
export async function findForbidden(
  folder: string,
  alsoForbidden: readonly RegExp[] = [],
): Promise<{ readonly files: string[]; readonly found: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found: string[] = [];
  for (const file of files) {
    const text = await readFile(file, 'latin1');
    for (const pattern of [...forbidden, ...alsoForbidden]) {
      const hit = pattern.exec(text);
      if (hit) found.push(`${file.slice(folder.length + 1)}: ${hit[0]}`);
    }
  }
  return { files: files.map((file) => file.slice(folder.length + 1)), found };
}
