import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideApps } from './outsideApps.mjs';
import { followReadmes } from './readmes/followReadmes.mjs';
import { packPackages, publishedPackages } from './stagePackage.mjs';
import { startRegistry } from './startRegistry.mjs';
import { tryApps } from './tryApps.mjs';

// `npm run test:package [-- vite-react … | readmes]`: installs the packages as published into apps outside the workspace,
// builds each app and uses it in Chromium, and follows the READMEs from empty folders. Needs the npm registry.

const requested = process.argv.slice(2);
const apps = outsideApps.filter(({ name }) => requested.length === 0 || requested.includes(name));
const followsReadmes = requested.length === 0 || requested.includes('readmes');
const unknown = requested.filter(
  (name) => name !== 'readmes' && !outsideApps.some((app) => app.name === name),
);
if (unknown.length > 0) throw new Error(`There is no app ${unknown.join(', ')} in test/outside.`);

const folder = mkdtempSync(join(tmpdir(), 'adlane-outside-'));
try {
  const names = followsReadmes ? publishedPackages : [...new Set(apps.flatMap(({ packages }) => packages))];
  const packed = await packPackages(join(folder, 'packed'), names);
  const registry = await startRegistry(packed);
  try {
    await tryApps(folder, apps, packed, registry.url);
    if (followsReadmes) await followReadmes(folder, packed, registry.url);
  } finally {
    registry.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
