import { isGenerated, readProjectFile } from './sourceFiles.mjs';

const binary = /\.(png|jpg|jpeg|gif|webp|mp4|webm|woff2?|ico|gz|pdf|xlsx|zip)$/;

/** The package, the app, the mocks, or the rest of the repository. */
const findPart = (path) => path.match(/^((packages|apps)\/[^/]+|mocks)\//)?.[1] ?? 'rest';

/** Lines that people write, per package, as pairs sorted by name, with `rest` and the sum last. */
export function countLines(paths) {
  const lines = new Map();
  let sum = 0;
  for (const path of paths) {
    if (binary.test(path) || isGenerated(path) || path.endsWith('package-lock.json')) continue;
    const count = readProjectFile(path).split('\n').length - 1;
    const part = findPart(path);
    lines.set(part, (lines.get(part) ?? 0) + count);
    sum += count;
  }
  const rest = lines.get('rest') ?? 0;
  lines.delete('rest');
  const packages = [...lines].toSorted(([left], [right]) => left.localeCompare(right));
  return [...packages, ['rest', rest], ['all', sum]];
}
