import { readProjectFile } from '../metrics/sourceFiles.mjs';

const contractFolder = 'packages/contract/src';

/** A file of a resource in the contract or on the server: its path in the map of both. */
const placed = /^packages\/(?:contract\/src|api-server\/src\/modules)\/((?:ads|widget|account)\/.+)\/[^/]+$/;

/** The tables of calls of the resource that a file belongs to: those of its folder, or of the nearest one above. */
function findCallTables(path, files) {
  const place = path.match(placed)?.[1]?.split('/') ?? [];
  for (let depth = place.length; depth > 1; depth -= 1) {
    const folder = `${contractFolder}/${place.slice(0, depth).join('/')}/`;
    const tables = files.filter((each) => each.startsWith(folder) && each.endsWith('/calls.ts'));
    if (tables.length > 0) return tables;
  }
  return [];
}

/**
 * The resources of the API that changed files belong to, each with a pattern that finds code about it: its
 * client, its contract, or the path of one of its calls.
 * @returns {{ name: string, pattern: RegExp }[]}
 */
export function findTouchedResources(changed, files) {
  const tables = new Set(changed.flatMap((path) => findCallTables(path, files)));
  return [...tables].map((table) => {
    const text = readProjectFile(table);
    const name = text.match(/export const (\w+)Calls\b/)[1];
    const folder = table.slice(contractFolder.length + 1, -'/calls.ts'.length);
    const paths = [...text.matchAll(/path: ['"`]([^'"`]+)/g)].map(([, path]) =>
      // A call's path up to its first parameter; `/api/v1/` alone would match everything.
      path.replace(/[:{$].*$/, '').replace(/\/$/, ''),
    );
    const specific = [...new Set(paths)].filter((path) => /^\/[^/]+\/[^/]+/.test(path));
    const words = specific.map((path) => `${path}(?![\\w-])`);
    return {
      name,
      pattern: new RegExp(
        [`\\b\\w+\\.${name}\\.\\w+`, `@adlane/contract/${folder}\\b`, ...words].join('|'),
        'g',
      ),
    };
  });
}
