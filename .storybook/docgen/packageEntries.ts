import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { computedModule } from './computedModule.ts';
import { measureExports } from './measureExports.ts';
import type { PackageEntry } from './PackageEntry.ts';

const lister = fileURLToPath(new URL('./listPackageEntries.ts', import.meta.url));

type Lister = { readonly listPackageEntries: () => PackageEntry[] };

/**
 * Serves the entries of the packages, computed from their sources when Storybook starts.
 * @param isEmpty for tests, which show no docs page
 * @param isMeasured with the size of each component, which takes half a minute
 */
export function packageEntries({ isEmpty = false, isMeasured = false } = {}): Plugin {
  return computedModule('package-entries', async () => {
    if (isEmpty) return [];
    // Vite reads the contract from source, as Storybook starts without a build of the packages.
    const { module } = await runnerImport<Lister>(lister, { logLevel: 'warn' });
    const entries = module.listPackageEntries();
    return isMeasured ? measureExports(entries) : entries;
  });
}
