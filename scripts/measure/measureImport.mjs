import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';

/** What an app that uses our React packages has anyway: the peers of ui, ad-editor and api-client. */
export const peers =
  /^(?:react(?:-dom)?|@chakra-ui\/react|@emotion\/react|@ark-ui\/react|@tanstack\/react-query)(?:$|\/)/;

/** Lists the chunks that load with an entry, or without one, with every entry. */
function listEager(chunks, entry) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const eager = new Set();
  const visit = (chunk) => {
    if (!chunk || eager.has(chunk)) return;
    eager.add(chunk);
    for (const name of chunk.imports) visit(byName.get(name));
  };
  for (const chunk of chunks) if (chunk.isEntry && chunk.name === (entry ?? chunk.name)) visit(chunk);
  return [...eager];
}

/** Bundles imports as an app would; returns the chunks. */
async function bundle(folder, codes, { external, isSource, alias = {} }) {
  const root = mkdtempSync(join(folder, 'build-size-'));
  try {
    const input = Object.fromEntries(
      Object.entries(codes).map(([name, code]) => {
        const entry = join(root, `${name}.ts`);
        writeFileSync(entry, `${code};\n`);
        return [name, entry];
      }),
    );
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
          input,
          preserveEntrySignatures: 'strict',
          external,
          output: { minify: true },
        },
      },
    });
    return [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
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
export async function measureImport(folder, code, { isEager, ...options }) {
  const chunks = await bundle(folder, { entry: code }, options);
  return (isEager ? listEager(chunks) : chunks).reduce(
    (bytes, { code: text }) => bytes + gzipSync(text, { level: 9 }).length,
    0,
  );
}

/**
 * Measures what each of many imports adds to an app that has none of the others, without what it imports lazily. One
 * build makes them all, so that a figure is a few percent above that of `measureImport`.
 * @param {string} folder where the imports are resolved from
 * @param {Record<string, string>} codes an import by a name that fits into a file's name
 * @param {{ external: RegExp | string[], isSource?: boolean }} options as those of `measureImport`
 * @returns {Promise<Record<string, number>>} bytes by name, gzip -9
 */
export async function measureImports(folder, codes, options) {
  const chunks = await bundle(folder, codes, options);
  return Object.fromEntries(
    Object.keys(codes).map((name) => {
      const text = listEager(chunks, name).map(({ code }) => code);
      return [name, gzipSync(text.join('\n'), { level: 9 }).length];
    }),
  );
}
