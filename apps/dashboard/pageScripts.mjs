/** Where the server reads them: see `apps/server/src/web/dashboardPage.ts`. */
const listFile = '.vite/page-scripts.json';

/** What every page behind a sign-in runs first. */
const startModules = ['src/app/createApp.tsx', 'src/app/pageLoaders.ts'];

/** Pages around all others. */
const layouts = ['area', 'page'];

/** `Leads.route`, the name of a chunk, is the page `leads`. */
const toPageName = (chunkName) => chunkName[0].toLowerCase() + chunkName.slice(1).replace(/\.route$/, '');

/** Returns a function that lists a chunk and everything it imports statically, and a map of all pages' chunks. */
function readBundle(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const find = (isWanted, name) => {
    const chunk = chunks.find(isWanted);
    if (!chunk) throw new Error(`The build has no script of ${name}.`);
    return chunk;
  };
  const collect = (fileName, found) => {
    if (!found.has(fileName)) {
      found.add(fileName);
      for (const imported of bundle[fileName].imports) collect(imported, found);
    }
    return found;
  };
  const entry = find(({ isEntry }) => isEntry, 'index.html');
  const start = startModules.map((path) =>
    find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${path}`), path),
  );
  const pages = new Map(
    start.flatMap(({ dynamicImports }) =>
      dynamicImports.map((fileName) => [toPageName(bundle[fileName].name), fileName]),
    ),
  );
  return { collect, entry: entry.fileName, start: start.map(({ fileName }) => fileName), pages };
}

/**
 * Lists the scripts of a page.
 * @param {object} bundle the built files by their names
 * @param {readonly { path: string, page: string }[]} addresses
 * @returns {{ addresses: object[], shared: string[], pages: Record<string, string[]> }} names of files that the entry
 *   does not import: those of all pages, and those of each page besides
 * @throws when a page has no script
 */
export function findScripts(bundle, addresses) {
  const { collect, entry, start, pages } = readBundle(bundle);
  const findScript = (page) => {
    const fileName = pages.get(page);
    if (fileName === undefined) throw new Error(`The page "${page}" has no script: see pageLoaders.ts.`);
    return fileName;
  };
  const listNew = (fileNames, known) => {
    const all = new Set(known);
    for (const fileName of fileNames) collect(fileName, all);
    return [...all].filter((fileName) => !known.has(fileName));
  };
  const atStart = collect(entry, new Set());
  const shared = listNew([...start, ...layouts.map(findScript)], atStart);
  const known = new Set([...atStart, ...shared]);
  const names = [...new Set(addresses.map(({ page }) => page))];
  return {
    addresses,
    shared,
    pages: Object.fromEntries(names.map((page) => [page, listNew([findScript(page)], known)])),
  };
}

/**
 * Writes which scripts each address loads, so that the server can name them in the page: without that, the browser finds
 * them one after the other, each in the script before.
 * @param {readonly { path: string, page: string }[]} addresses
 * @returns {import('vite').Plugin}
 */
export const pageScripts = (addresses) => ({
  name: 'adlane:page-scripts',
  apply: 'build',
  generateBundle(_, bundle) {
    this.emitFile({
      type: 'asset',
      fileName: listFile,
      source: JSON.stringify(findScripts(bundle, addresses)),
    });
  },
});
