import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { projectFolder } from './projectFolder.mjs';

/**
 * Measures what one export of a package adds to an app after tree shaking, without React.
 * @param {string} packageFolder folder of the package, `packages/ui`
 * @param {string} name the export
 * @returns {Promise<number>} bytes, gzip -9
 */
export async function measureExport(packageFolder, name) {
  // Inside the package, so that its dependencies resolve.
  const folder = mkdtempSync(join(projectFolder, packageFolder, 'build-size-'));
  try {
    const entry = join(folder, 'entry.ts');
    writeFileSync(entry, `export { ${name} } from '../src/index';\n`);
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      root: folder,
      resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
      build: {
        write: false,
        target: 'es2022',
        rollupOptions: {
          input: entry,
          preserveEntrySignatures: 'strict',
          external: /^react(-dom)?($|\/)/,
          output: { minify: true },
        },
      },
    });
    const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
    return chunks.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
