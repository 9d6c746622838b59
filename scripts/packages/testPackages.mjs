import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { findChromium } from '../chromium.mjs';
import { projectFolder } from '../projectFolder.mjs';
import { runOrThrow } from '../runCommand.mjs';
import { serveFolder } from '../serveFolder.mjs';
import { lowestPeers } from './lowestPeers.mjs';
import { outsideApps } from './outsideApps.mjs';
import { findPackageFolder, packPackages } from './stagePackage.mjs';

// `npm run test:package [-- vite-react …]`: installs the packages as published into apps outside the workspace, builds
// each app and uses it in Chromium. Needs the npm registry.

const readManifest = (name) =>
  JSON.parse(readFileSync(join(findPackageFolder(name), 'package.json'), 'utf8'));

function writeApp(folder, { name, files = name, packages, hasLowestPeers, install, manifest: more }, packed) {
  cpSync(join(projectFolder, 'test/outside', files), folder, { recursive: true });
  const tarballs = packed
    .filter((each) => packages.includes(each.name))
    .map((each) => [`@adlane/${each.name}`, `file:../packed/${basename(each.tarball)}`]);
  const peers = hasLowestPeers ? lowestPeers(packages.map(readManifest)) : {};
  const manifest = {
    name,
    private: true,
    type: 'module',
    ...more,
    dependencies: { ...Object.fromEntries(tarballs), ...peers, ...install },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** Opens the built app, uses it and throws for errors on the page. */
async function useApp(folder, { check, ignores = /favicon/ }) {
  const server = await serveFolder(folder);
  const browser = await chromium.launch(await findChromium());
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(20_000);
    const errors = [];
    const add = (text) => ignores.test(text) || text.includes('favicon') || errors.push(text);
    page.on('pageerror', (error) => add(String(error)));
    page.on('console', (message) => message.type() === 'error' && add(message.text()));
    await page.goto(server.url);
    // What the page reported explains why it does not show what is expected.
    await check(page).catch((error) => errors.push(String(error)));
    if (errors.length > 0) throw new Error(`The page reported errors:\n${errors.join('\n')}`);
  } finally {
    await browser.close();
    server.close();
  }
}

async function step(name, work) {
  const started = Date.now();
  const result = await work();
  console.log(`ok   ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}

const requested = process.argv.slice(2);
const apps = outsideApps.filter(({ name }) => requested.length === 0 || requested.includes(name));
const unknown = requested.filter((name) => !outsideApps.some((app) => app.name === name));
if (unknown.length > 0) throw new Error(`There is no app ${unknown.join(', ')} in test/outside.`);

const folder = mkdtempSync(join(tmpdir(), 'adlane-outside-'));
try {
  const names = [...new Set(apps.flatMap(({ packages }) => packages))];
  const packed = await step(`pack ${names.join(', ')}`, () => packPackages(join(folder, 'packed'), names));
  for (const app of apps) {
    const own = join(folder, app.name);
    writeApp(own, app, packed);
    console.log(`     ${app.name}: ${app.title}`);
    await step('  install', () =>
      runOrThrow('npm', ['install', '--no-audit', '--no-fund', '--strict-peer-deps'], { cwd: own }),
    );
    for (const [command, ...args] of app.steps)
      await step(`  ${command}`, async () =>
        command === 'node'
          ? runOrThrow('node', args, { cwd: own, env: { CHROMIUM: JSON.stringify(await findChromium()) } })
          : runOrThrow('npx', ['--no-install', command, ...args], { cwd: own }),
      );
    if (app.check) await step('  use in Chromium', () => useApp(join(own, app.folder), app));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
