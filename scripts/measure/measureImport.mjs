import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

/** What an app that uses our React packages has anyway: the peers of ui, ad-editor and api-client. */
export const peers =
  /^(?:react(?:-dom)?|@chakra-ui\/react|@emotion\/react|@ark-ui\/react|@tanstack\/react-query)(?:$|\/)/;

/** Lists the chunks that load with the entry. */
function listEager(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const eager = new Set();
  const visit = (chunk) => {
    if (!chunk || eager.has(chunk)) return;
    eager.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk);
  return [...eager];
}

/**
 * Measures what an import adds to an app after tree shaking.
 * @param {string} folder where the import is resolved from
 * @param {string} code such as `export { Button } from '@adlane/ui'`
 * @param {object} options
 * @param {RegExp | string[]} options.external what the app has anyway
 * @param {boolean} [options.isEager] leaves out what is imported lazily
 * @param {boolean} [options.isSource] reads the workspace's packages from source
 * @param {Record<string, string>} [options.alias] packages to bundle in place of others
 * @returns {Promise<number>} bytes, gzip -9
 */
export async function measureImport(folder, code, { external, isEager, isSource, alias = {} }) {
  const root = mkdtempSync(join(folder, 'build-size-'));
  try {
    const entry = join(root, 'entry.ts');
    writeFileSync(entry, `${code};\n`);
    const conditions = isSource ? ['adlane-source', ...defaultClientConditions] : defaultClientConditions;
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root,
      resolve: { alias, conditions },
      build: {
        write: false,
        target: 'es2022',
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external,
          output: { minify: true },
        },
      },
    });
    const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
    return (isEager ? listEager(chunks) : chunks).reduce(
      (bytes, { code: text }) => bytes + gzipSync(text, { level: 9 }).length,
      0,
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
