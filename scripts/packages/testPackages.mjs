import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { outsideApps } from './outsideApps.mjs';
import { packPackages } from './stagePackage.mjs';
import { startRegistry } from './startRegistry.mjs';
import { tryApps } from './tryApps.mjs';

// `npm run test:package [-- vite-react …]`: installs the packages as published into apps outside the workspace, builds
// each app and uses it in Chromium. Needs the npm registry.

const requested = process.argv.slice(2);
const apps = outsideApps.filter(({ name }) => requested.length === 0 || requested.includes(name));
const unknown = requested.filter((name) => !outsideApps.some((app) => app.name === name));
if (unknown.length > 0) throw new Error(`There is no app ${unknown.join(', ')} in test/outside.`);

const folder = mkdtempSync(join(tmpdir(), 'adlane-outside-'));
try {
  const names = [...new Set(apps.flatMap(({ packages }) => packages))];
  const packed = await packPackages(join(folder, 'packed'), names);
  const registry = await startRegistry(packed);
  try {
    await tryApps(folder, apps, packed, registry.url);
  } finally {
    registry.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
