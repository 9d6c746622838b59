import { join } from 'node:path';
import { projectFolder } from '../projectFolder.mjs';
import { measureImport } from './measureImport.mjs';

/**
 * Measures what one export of a package's sources adds to an app after tree shaking.
 * @param {string} packageFolder folder of the package, `packages/ui`
 * @param {string} name the export
 * @param {{ entry?: string, external?: RegExp | string[], isEager?: boolean, alias?: Record<string, string> }} [options]
 *   `entry` is a file in `src` without ending; what the app has anyway is React by default
 * @returns {Promise<number>} bytes, gzip -9
 */
export function measureExport(packageFolder, name, { entry = 'index', ...options } = {}) {
  // Inside the package, so that its dependencies resolve.
  return measureImport(join(projectFolder, packageFolder), `export { ${name} } from '../src/${entry}'`, {
    external: /^react(-dom)?($|\/)/,
    isSource: true,
    ...options,
  });
}
