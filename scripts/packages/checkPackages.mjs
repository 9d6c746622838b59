import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkTypes } from './checkTypes.mjs';
import { lintTarball } from './lintTarball.mjs';
import { outsideApps } from './outsideApps.mjs';
import { packPackages, publishedPackages } from './stagePackage.mjs';
import { tryApps } from './tryApps.mjs';

// `npm run check:packages [-- ui …]`: checks the packages as published with publint and arethetypeswrong. Without a
// name it also compiles a program with every entry, and uses the packages in apps outside the workspace. Works offline.

let isClean = true;
function report(title, findings) {
  isClean &&= findings.length === 0;
  console.log(`${findings.length === 0 ? 'ok  ' : 'FAIL'} ${title}`);
  for (const finding of findings) console.log(`     ${finding}`);
}

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : publishedPackages;
const folder = mkdtempSync(join(tmpdir(), 'adlane-packages-'));
try {
  const started = Date.now();
  const packed = await packPackages(join(folder, 'packed'), names);
  console.log(`ok   pack (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  for (const { name, tarball, bytes } of packed)
    report(`@adlane/${name} (${(bytes / 1000).toFixed(0)} kB)`, await lintTarball(tarball));
  if (requested.length === 0) {
    report('types of every entry', await checkTypes(join(folder, 'types'), packed));
    const apps = outsideApps.filter(({ isSeldom }) => !isSeldom);
    await tryApps(join(folder, 'apps'), apps, packed);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isClean ? 0 : 1;
