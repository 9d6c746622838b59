import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

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

/**
 * Checks a packed package with publint and arethetypeswrong.
 * @param {string} tarball its path
 * @returns {Promise<string[]>} what they found
 */
export async function lintTarball(tarball) {
  const data = readFileSync(tarball);
  return [...(await lintManifest(data)), ...(await lintTypes(data))];
}
