import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { PackageEntry } from './PackageEntry.ts';

const publicId = 'virtual:package-entries';
const privateId = `\0${publicId}`;
const lister = fileURLToPath(new URL('./listPackageEntries.ts', import.meta.url));

type Lister = { readonly listPackageEntries: () => PackageEntry[] };

/**
 * Serves the entries of the packages as a module, computed from their sources when Storybook starts.
 * @param isEmpty for tests, which show no docs page
 */
export function packageEntries({ isEmpty = false } = {}): Plugin {
  return {
    name: 'adlane:package-entries',
    resolveId: (id) => (id === publicId ? privateId : undefined),
    async load(id) {
      if (id !== privateId) return undefined;
      if (isEmpty) return 'export default [];';
      // Vite reads the contract from source, as Storybook starts without a build of the packages.
      const { module } = await runnerImport<Lister>(lister, { logLevel: 'warn' });
      return `export default ${JSON.stringify(module.listPackageEntries())};`;
    },
  };
}
