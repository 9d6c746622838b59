import { readProjectFile } from '../metrics/sourceFiles.mjs';

/** Folders of the contract and of the server that have the name of a resource. */
const folders = /^packages\/(?:contract\/src|api-server\/src\/modules)\/([A-Za-z]+)\//;

/**
 * The resources of the API that changed files belong to, each with a pattern that finds code about it: its
 * client, its contract, or the path of one of its calls.
 * @returns {{ name: string, pattern: RegExp }[]}
 */
export function findTouchedResources(changed, files) {
  const names = new Set(changed.map((path) => path.match(folders)?.[1]));
  return [...names].flatMap((name) => {
    const calls = `packages/contract/src/${name}/calls.ts`;
    if (!files.includes(calls)) return [];
    const paths = [...readProjectFile(calls).matchAll(/path: ['"`]([^'"`]+)/g)].map(([, path]) =>
      // A call's path up to its first parameter; `/api/v1/` alone would match everything.
      path.replace(/[:{$].*$/, '').replace(/\/$/, ''),
    );
    const specific = [...new Set(paths)].filter((path) => /^\/[^/]+\/[^/]+/.test(path));
    const words = specific.map((path) => `${path}(?![\\w-])`);
    return [
      {
        name,
        pattern: new RegExp(
          [`\\b\\w+\\.${name}\\.\\w+`, `@adlane/contract/${name}\\b`, ...words].join('|'),
          'g',
        ),
      },
    ];
  });
}
