import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packPackages, publishedPackages } from './stagePackage.mjs';

// `npm run check:packages [-- ui …]`: checks the packages as published with publint and arethetypeswrong.
// Works offline.

/** The packages are ESM only: `require` and pre-`exports` resolution are not supported. */
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

const requested = process.argv.slice(2);
const names = requested.length > 0 ? requested : publishedPackages;
const folder = mkdtempSync(join(tmpdir(), 'adlane-packages-'));
let isClean = true;
try {
  for (const { name, tarball } of await packPackages(folder, names)) {
    const data = readFileSync(tarball);
    const findings = [...(await lintManifest(data)), ...(await lintTypes(data))];
    isClean &&= findings.length === 0;
    console.log(
      `${findings.length === 0 ? 'ok  ' : 'FAIL'} @adlane/${name} (${(data.length / 1000).toFixed(0)} kB)`,
    );
    for (const finding of findings) console.log(`     ${finding}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = isClean ? 0 : 1;
