import { resolve } from 'node:path';
import { measureImports, peers } from '../../scripts/measure/measureImport.mjs';
import type { PackageEntry } from './PackageEntry.ts';

const projectFolder = resolve(import.meta.dirname, '../..');

/** Components and what starts something; other exports are small, and have no page. */
const measuredName = /^([A-Z]|(start|open|create)[A-Z])/;

const getPackageFolder = ({ file }: PackageEntry) => file.replace(/\/src\/.*/, '');

/** Adds to the exports of a package's entries what an app loads for each. */
async function measurePackage(folder: string, entries: readonly PackageEntry[]): Promise<PackageEntry[]> {
  const toKey = (entry: PackageEntry, name: string) => `${entries.indexOf(entry)}-${name}`;
  const codes = entries.flatMap((entry) =>
    entry.exports
      .filter(({ name }) => measuredName.test(name))
      .map(({ name }) => [
        toKey(entry, name),
        `export { ${name} } from '${resolve(projectFolder, entry.file)}'`,
      ]),
  );
  const sizes = await measureImports(resolve(projectFolder, folder), Object.fromEntries(codes), {
    external: peers,
    isSource: true,
  });
  return entries.map((entry) => ({
    ...entry,
    exports: entry.exports.map((each) => {
      const bytes = sizes[toKey(entry, each.name)];
      return bytes === undefined ? each : { ...each, bytes };
    }),
  }));
}

/** Measures the components of the packages, as an app loads them that has their peers. */
export async function measureExports(entries: readonly PackageEntry[]): Promise<PackageEntry[]> {
  const measured: PackageEntry[] = [];
  for (const folder of new Set(entries.map(getPackageFolder))) {
    const ofPackage = entries.filter((entry) => getPackageFolder(entry) === folder);
    measured.push(...(await measurePackage(folder, ofPackage)));
  }
  return measured;
}
