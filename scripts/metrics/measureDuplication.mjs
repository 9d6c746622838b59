import { readProjectFile } from './sourceFiles.mjs';

/** Shortest run of equal lines that counts as repeated. */
const windowLines = 6;

const isCounted = (line) => line.length > 2 && !/^(\/\/|\*|\/\*)/.test(line);
/** Imports and re-exports, on one line or on many: equal lists of names are no repeated code. */
const moduleStatement = /^(import|export (type )?[{*])[^;]*;$/gm;

/** Share of code lines, in percent, that belong to a run of six or more lines found in another place. */
export function measureDuplication(paths) {
  const files = paths.map((path) =>
    readProjectFile(path)
      .replace(moduleStatement, '')
      .split('\n')
      .map((line) => line.trim())
      .filter(isCounted),
  );
  const places = new Map();
  files.forEach((lines, file) => {
    for (let start = 0; start + windowLines <= lines.length; start += 1) {
      const key = lines.slice(start, start + windowLines).join('\n');
      const found = places.get(key);
      if (found) found.push([file, start]);
      else places.set(key, [[file, start]]);
    }
  });
  const repeated = new Set();
  for (const found of places.values()) {
    if (found.length < 2) continue;
    for (const [file, start] of found)
      for (let line = start; line < start + windowLines; line += 1) repeated.add(`${file}:${line}`);
  }
  const total = files.reduce((sum, lines) => sum + lines.length, 0);
  return Math.round((1000 * repeated.size) / total) / 10;
}
