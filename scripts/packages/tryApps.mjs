import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { installApp, linkApp } from './installApp.mjs';
import { writeBlocks } from './readmes/writeBlocks.mjs';

/** Visitors have another language and time zone than the machine that rendered the page. */
const visitor = { locale: 'de-DE', timezoneId: 'America/Los_Angeles' };

/** Opens the pages of the built app, uses them and throws for errors and warnings of the browser's console. */
async function useApp(folder, { serve = serveFolder, build = '', pages, ignores }) {
  const server = await serve(join(folder, build));
  const browser = await chromium.launch(await findChromium());
  try {
    const context = await browser.newContext(visitor);
    context.setDefaultTimeout(20_000);
    for (const { path, check } of pages) {
      const page = await context.newPage();
      const errors = [];
      const add = (text) => ignores?.test(text) || text.includes('favicon') || errors.push(text);
      page.on('pageerror', (error) => add(String(error)));
      page.on('console', (message) => {
        const { url } = message.location();
        if (['error', 'warning'].includes(message.type())) add(`${message.text()} ${url}`);
      });
      const answer = await page.goto(new URL(path, server.url).href);
      // What the page reported explains why it does not show what is expected.
      await check(page, answer).catch((error) => errors.push(String(error)));
      if (errors.length > 0) throw new Error(`${path} reported:\n${errors.join('\n')}`);
      await page.close();
    }
  } finally {
    await browser.close();
    server.close();
  }
}

const secondsSince = (started) => `${((Date.now() - started) / 1000).toFixed(1)} s`;

async function step(name, work) {
  const started = Date.now();
  await work();
  console.log(`ok     ${name} (${secondsSince(started)})`);
}

/** Runs a command that the app or the workspace has installed. */
async function run(folder, [command, ...args]) {
  const CHROMIUM = JSON.stringify(await findChromium());
  if (command === 'node') return runOrThrow(process.execPath, args, { cwd: folder, env: { CHROMIUM } });
  const places = [folder, projectFolder].map((place) => join(place, 'node_modules/.bin'));
  const PATH = [...places, process.env.PATH].join(process.platform === 'win32' ? ';' : ':');
  return runOrThrow(command, args, { cwd: folder, env: { PATH, CHROMIUM, NEXT_TELEMETRY_DISABLED: '1' } });
}

/** Builds an app and uses it. Prints the seconds of each step. */
async function tryApp(folder, app, packed, registry) {
  const own = join(folder, app.name);
  const { files = app.name, parts = [] } = app;
  const copy = (from, to) => cpSync(join(projectFolder, 'test/outside', from), to, { recursive: true });
  copy(files, own);
  for (const part of parts) copy(part, join(own, part));
  writeBlocks(own, app.packages);
  const tarballs = packed.filter(({ name }) => app.packages.includes(name));
  await step('install', () =>
    registry ? installApp(own, app, tarballs, registry) : linkApp(own, app, tarballs),
  );
  for (const command of app.steps) await step(command.join(' '), () => run(own, command));
  if (app.pages) await step('use in Chromium', () => useApp(own, app));
}

/**
 * Builds apps outside the workspace with the packed packages, and uses them in Chromium.
 * @param {string} folder where the apps go
 * @param {readonly object[]} apps some of `outsideApps`
 * @param {readonly { name: string, tarball: string }[]} packed
 * @param {string} [registry] address of one with the packages; without it, dependencies are linked from the workspace
 */
export async function tryApps(folder, apps, packed, registry) {
  for (const app of apps) {
    const started = Date.now();
    console.log(`     ${app.name}: ${app.title}`);
    await tryApp(folder, app, packed, registry);
    console.log(`ok   ${app.name} (${secondsSince(started)})`);
  }
}
