import { posix } from 'node:path';
import { readProjectFile } from './sourceFiles.mjs';

const endings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Relative imports between files as a map from a path to the paths that it imports. */
function buildImportGraph(paths) {
  const known = new Set(paths);
  const graph = new Map();
  for (const path of paths) {
    const targets = new Set();
    for (const [, specifier] of readProjectFile(path).matchAll(
      /(?:from|import\(|import)\s*['"](\.[^'"]*)['"]/g,
    )) {
      const base = posix.join(posix.dirname(path), specifier.replace(/\?.*$/, ''));
      const target = endings.map((ending) => base + ending).find((candidate) => known.has(candidate));
      if (target && target !== path) targets.add(target);
    }
    graph.set(path, targets);
  }
  return graph;
}

/** An area of the map is no layer: its resources are siblings of those of the other areas. */
const area =
  /^(packages\/(?:contract\/src|api-server\/src\/(?:modules|db\/schema)|screens\/src)|mocks\/src\/world)\/(?:ads|widget|account)\//;

/** The folders in which two paths part: `a/b/x.ts` and `a/c/d/y.ts` part as `a/b` and `a/c`; none beside loose files. */
function findSiblingFolders(from, to) {
  const [left, right] = [from, to].map((path) => path.replace(area, '$1/').split('/'));
  let depth = 0;
  while (left[depth] === right[depth]) depth += 1;
  if (depth >= left.length - 1 || depth >= right.length - 1) return undefined;
  return [left.slice(0, depth + 1).join('/'), right.slice(0, depth + 1).join('/')];
}

/** Pairs of sibling folders that import each other, at every level, each with one import of either direction. */
export function listTwoWayFolders(paths) {
  const edges = new Map();
  for (const [from, targets] of buildImportGraph(paths)) {
    for (const to of targets) {
      const folders = findSiblingFolders(from, to);
      if (folders) edges.set(folders.join(' -> '), `${from} -> ${to}`);
    }
  }
  return [...edges.keys()]
    .filter((key) => {
      const [left, right] = key.split(' -> ');
      return left < right && edges.has(`${right} -> ${left}`);
    })
    .map((key) => {
      const [left, right] = key.split(' -> ');
      return `${left} <-> ${right} (${edges.get(key)}; ${edges.get(`${right} -> ${left}`)})`;
    });
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function listImportCycles(paths) {
  const graph = buildImportGraph(paths);
  const order = new Map();
  const low = new Map();
  const stack = [];
  const onStack = new Set();
  const cycles = [];
  const visit = (path) => {
    order.set(path, order.size);
    low.set(path, order.get(path));
    stack.push(path);
    onStack.add(path);
    for (const target of graph.get(path) ?? []) {
      if (!order.has(target)) visit(target);
      if (onStack.has(target)) low.set(path, Math.min(low.get(path), low.get(target)));
    }
    if (low.get(path) !== order.get(path)) return;
    const group = [];
    let member;
    do {
      member = stack.pop();
      onStack.delete(member);
      group.push(member);
    } while (member !== path);
    if (group.length > 1) cycles.push(group.toSorted((left, right) => left.localeCompare(right)));
  };
  for (const path of paths) if (!order.has(path)) visit(path);
  return cycles;
}
