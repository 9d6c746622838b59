import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { listEntryCalls, listModules } from './listEntryCalls';
import { listExports } from './listExports';
import type { PackageEntry } from './PackageEntry';

const projectFolder = resolve(import.meta.dirname, '../..');

/** Packages with docs pages that apps install. */
const packages = ['ui', 'ad-editor', 'widget-core'] as const;

const widgetApi = join(projectFolder, 'packages/widget-core/src/api/createApi.ts');

/** Lists the calls of an entry; none are listed for building blocks, and for the widget, which has its own client. */
function findCalls(folder: string, file: string): string[] | undefined {
  const modules = listModules(file);
  return folder === 'ui' || modules.has(widgetApi) ? undefined : listEntryCalls(modules);
}

/** Lists the entries of the packages that have docs pages, from their manifests and sources. */
export function listPackageEntries(): PackageEntry[] {
  return packages.flatMap((folder) => {
    const root = join(projectFolder, 'packages', folder);
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    };
    return Object.entries(manifest.exports).flatMap(([path, files]): PackageEntry[] => {
      const source = typeof files === 'string' ? undefined : files['adlane-source'];
      if (!source || !/\.tsx?$/.test(source)) return [];
      const file = join(root, source);
      return [
        {
          name: path.replace('.', manifest.name),
          file: relative(projectFolder, file),
          exports: listExports(file)
            .filter(({ isType }) => !isType)
            .map((each) => ({ name: each.name, file: relative(projectFolder, each.file) })),
          calls: findCalls(folder, file),
        },
      ];
    });
  });
}
