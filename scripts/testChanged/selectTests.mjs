import { readProjectFile } from '../metrics/sourceFiles.mjs';
import { findImporters } from './findImporters.mjs';
import { findTouchedResources } from './findTouchedResources.mjs';

/** Files that one run takes at most, nearest to the change first, so that it ends within minutes. */
const mostFiles = { unit: 80, server: 12, stories: 20, browser: 12 };
/** Their unit tests cover the whole API, so that they belong to each change of the contract. */
const contractUnits = /^(packages\/(contract|api-client)|mocks)\/.*\.test\.tsx?$/;
/** Stories that walk through the whole dashboard take minutes, and every screen reaches them. */
const wholeApp = /^apps\/dashboard\/src\/app\/.*\.stories\.tsx$/;
const everyCall = /^apps\/server\/test\/everyCall\//;

/** The vitest project of a test file; undefined for other files and for end-to-end tests. */
function findKind(path) {
  if (path.endsWith('.stories.tsx')) return 'stories';
  if (!/\.test\.tsx?$/.test(path) || path.startsWith('e2e/')) return undefined;
  if (/\.browser\.test\.tsx?$/.test(path)) return 'browser';
  return /^(apps\/server\/test|packages\/api-server)\//.test(path) ? 'server' : 'unit';
}

/** Distance of every file that imports one of the changed files, however many steps away. */
function measureDistances(changed, importers) {
  const distances = new Map(changed.map((path) => [path, 0]));
  let current = [...changed];
  for (let distance = 1; current.length > 0; distance += 1) {
    const next = new Set(current.flatMap((path) => [...(importers.get(path) ?? [])]));
    current = [...next].filter((path) => !distances.has(path));
    for (const path of current) distances.set(path, distance);
  }
  return distances;
}

const findPackage = (path) => path.match(/^((?:packages|apps)\/[^/]+|[^/]+)\//)?.[1];
const countMatches = (path, resources) => {
  const text = readProjectFile(path);
  return resources.reduce((sum, { pattern }) => sum + [...text.matchAll(pattern)].length, 0);
};

/** Stories of the screens that use a resource: those in the folders of its users. */
function listStoriesOfUsers(resources, files) {
  const users = files.filter(
    (path) =>
      /^(packages\/(screens|ad-editor)|apps\/dashboard)\/src\/.*\.tsx?$/.test(path) &&
      !/\.(test|stories|fixtures)\./.test(path) &&
      countMatches(path, resources) > 0,
  );
  const folders = new Set(users.map((path) => path.replace(/[^/]+$/, '')));
  return files.filter((path) => findKind(path) === 'stories' && folders.has(path.replace(/[^/]+$/, '')));
}

/** Tests of the resources whose contract or server module changed, with a rank: the lower, the sooner. */
function rankByResource(resources, changed, files) {
  const ranks = new Map();
  for (const path of listStoriesOfUsers(resources, files)) ranks.set(path, 2);
  for (const path of files) {
    const kind = findKind(path);
    if (kind === 'server' && !everyCall.test(path)) {
      const count = countMatches(path, resources);
      if (count > 0) ranks.set(path, 1 + 1 / count);
    }
    const isContract = changed.some((each) => each.startsWith('packages/contract/'));
    if (kind === 'unit' && isContract && contractUnits.test(path)) ranks.set(path, 1);
  }
  return ranks;
}

/**
 * Selects the tests that a change can affect.
 * @param {string[]} changed paths of changed files, deleted ones included
 * @param {string[]} files paths of the repository
 * @returns the files to run and those left out, per vitest project, and the resources of the API that changed
 */
export function selectTests(changed, files) {
  const resources = findTouchedResources(changed, files);
  const ranks = measureDistances(changed, findImporters(files));
  if (resources.length > 0) {
    // Everything imports the contract: outside the changed packages, what names the resource counts.
    const touched = new Set(changed.map(findPackage));
    for (const path of ranks.keys()) if (!touched.has(findPackage(path))) ranks.delete(path);
    for (const [path, rank] of rankByResource(resources, changed, files))
      ranks.set(path, Math.min(rank, ranks.get(path) ?? rank));
  }
  const isDashboardChanged = changed.some((path) => path.startsWith('apps/'));
  const isWholeApp = (path) => wholeApp.test(path) && !isDashboardChanged;
  const selection = {};
  for (const [kind, most] of Object.entries(mostFiles)) {
    const sorted = files
      .filter((path) => ranks.has(path) && findKind(path) === kind)
      .toSorted((left, right) => ranks.get(left) - ranks.get(right) || left.localeCompare(right));
    const run = sorted.filter((path) => !isWholeApp(path)).slice(0, most);
    selection[kind] = { run, left: sorted.filter((path) => !run.includes(path)) };
  }
  return { selection, resources: resources.map(({ name }) => name) };
}
