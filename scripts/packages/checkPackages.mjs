import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkTypes } from './checkTypes.mjs';
import { outsideApps } from './outsideApps.mjs';
import { packPackages, publishedPackages } from './stagePackage.mjs';
import { tryApps } from './tryApps.mjs';

// `npm run check:packages [-- ui …]`: checks the packages as published with publint and arethetypeswrong. Without a
// name it also compiles a program with every entry, and uses the packages in apps outside the workspace. Works offline.

/** Resolution without `exports` is not supported; TypeScript before 5.8 refuses `require` of modules (ADR 0029). */
const notPromised = new Set(['node10', 'node16-cjs']);

async function lintManifest(data) {
  const tarball = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
  return messages.map((message) => `publint: ${formatMessage(message, pkg)}`);
}

async function lintTypes(data) {
  const { problems, types } = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  if (!types) return ['types: the package has none'];
  return (
    problems
      .filter(({ resolutionKind }) => !notPromised.has(resolutionKind))
      // A style sheet has no types.
      .filter(({ entrypoint }) => !entrypoint?.endsWith('.css'))
      .map(({ trace: _trace, ...problem }) => `types: ${JSON.stringify(problem)}`)
  );
}

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
  for (const { name, tarball } of packed) {
    const data = readFileSync(tarball);
    const findings = [...(await lintManifest(data)), ...(await lintTypes(data))];
    report(`@adlane/${name} (${(data.length / 1000).toFixed(0)} kB)`, findings);
  }
  if (requested.length === 0) {
    report('types of every entry', await checkTypes(join(folder, 'types'), packed));
    const apps = outsideApps.filter(({ isSeldom }) => !isSeldom);
    await tryApps(join(folder, 'apps'), apps, packed);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isClean ? 0 : 1;
