import { gzipSync } from 'node:zlib';
import { build, defaultClientConditions } from 'vite';
import { projectFolder } from '../projectFolder.mjs';

/**
 * Measures what a framework wrapper adds to an app, without the widget and the framework.
 * @param {string} name file in `packages/widget-core/src/wrappers`
 * @returns {Promise<number>} bytes, gzip -9
 */
export async function measureWrapper(name) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    root: projectFolder,
    resolve: { conditions: ['adlane-source', ...defaultClientConditions] },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: {
        input: `packages/widget-core/src/wrappers/${name}.ts`,
        preserveEntrySignatures: 'strict',
        external: [/^(?:react|vue|@angular\/core)$/, /\/(?:createWidget|scope\/scope)$/],
        output: { minify: true },
      },
    },
  });
  const chunks = [result].flat().flatMap(({ output }) => output.filter(({ type }) => type === 'chunk'));
  return chunks.reduce((bytes, { code }) => bytes + gzipSync(code, { level: 9 }).length, 0);
}
