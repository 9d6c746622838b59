import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium as playwright } from 'playwright';
import { projectFolder } from './projectFolder.mjs';

/** Flags for a quiet, offline, headless run; the sandbox is off because containers often run as root. */
const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/** Compiles no optimized code, which takes longer than it saves where pages are open for seconds. */
export const withoutOptimizer = '--js-flags=--no-opt --no-maglev';

const unpackAttempts = 3;
const unpackWaitMs = 3_000;

const systemPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Returns true when this binary can open a page; `--version` alone proves nothing where libraries are
 * missing.
 */
async function launches({ executablePath, args, env }) {
  if (!existsSync(executablePath)) return false;
  try {
    const browser = await playwright.launch({ executablePath, args, env, timeout: 20_000 });
    await browser.newPage();
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

async function launchesLater(browser) {
  for (let attempt = 0; attempt < unpackAttempts; attempt += 1) {
    await setTimeout(unpackWaitMs);
    if (await launches(browser)) return true;
  }
  return false;
}

/** The Chromium from npm: pinned by the lockfile and identical on every machine. */
async function fromNpm() {
  // The package reads this variable to decide whether to unpack the libraries that bare images lack.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: sparticuz } = await import('@sparticuz/chromium');
  const executablePath = await sparticuz.executablePath();
  const env = { ...process.env, LD_LIBRARY_PATH: `/tmp/al2023/lib:${process.env.LD_LIBRARY_PATH ?? ''}` };
  return { executablePath, args: quietArgs, env };
}

function installBySystem() {
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
  } catch {
    return;
  }
}

// Stored on the process instead of in this module: every vitest configuration has its own copy of the module,
// and two of them unpacking the same browser at once would corrupt it.
const place = Symbol.for('adlane.chromium');

/**
 * Finds a Chromium that launches: `CHROMIUM_PATH`, then the one pinned by npm, the system's, Playwright's,
 * and one installed by apt.
 * @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string | undefined> }>}
 * @throws with a hint when none launches
 */
export async function findChromium() {
  globalThis[place] ??= search();
  return globalThis[place];
}

async function search() {
  const plain = (executablePath) => ({ executablePath, args: quietArgs, env: { ...process.env } });
  const candidates = [
    ...(process.env.CHROMIUM_PATH ? [async () => plain(process.env.CHROMIUM_PATH)] : []),
    fromNpm,
    ...systemPaths.map((path) => async () => plain(path)),
    async () => plain(playwright.executablePath()),
  ];
  for (const candidate of candidates) {
    const browser = await candidate().catch(() => undefined);
    if (browser && (await launches(browser))) return browser;
    // Another process may be unpacking it right now.
    if (browser && candidate === fromNpm && (await launchesLater(browser))) return browser;
  }
  installBySystem();
  const installed = plain('/usr/bin/chromium');
  if (await launches(installed)) return installed;
  throw new Error('No Chromium could be started. Install one and set CHROMIUM_PATH to its executable.');
}

/** Major version of Chromium pinned by the root manifest, as text. */
function pinnedMajor() {
  const { devDependencies } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return devDependencies['@sparticuz/chromium'].split('.')[0];
}

/** Writes a font list with only the fonts of the pinned Chromium; returns its path. */
function writeFontList() {
  const path = join(tmpdir(), 'adlane-fonts.conf');
  const folders = `<dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${join(tmpdir(), 'fonts-cache')}</cachedir>`;
  writeFileSync(path, `<?xml version="1.0"?><fontconfig>${folders}</fontconfig>`);
  return path;
}

/**
 * Finds the Chromium pinned by npm with only its own fonts, whatever the machine has: only the same renderer
 * draws the same screenshot.
 * @throws when it does not start, and when an older version was left in the temporary folder
 */
export async function findPinnedChromium() {
  const { executablePath, args, env } = await fromNpm();
  // Dates and numbers in native controls follow the language of the process.
  const language = { LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', LANGUAGE: 'en_US' };
  const pinned = { ...env, ...language, FONTCONFIG_FILE: writeFontList() };
  const browser = { executablePath, args: [...args, '--lang=en-US'], env: pinned };
  if (!(await launches(browser)) && !(await launchesLater(browser)))
    throw new Error(
      'The Chromium of @sparticuz/chromium does not start here, and screenshots of another version differ.',
    );
  const version = execFileSync(executablePath, ['--version'], { env: browser.env, encoding: 'utf8' });
  const wanted = pinnedMajor();
  if (!version.includes(` ${wanted}.`))
    throw new Error(
      `${executablePath} is ${version.trim()} instead of ${wanted}: delete it and run this again.`,
    );
  return browser;
}
