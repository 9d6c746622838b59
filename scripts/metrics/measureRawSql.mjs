import { readProjectFile } from './sourceFiles.mjs';

const statement =
  /['"`]\s*(select\s+[\w*"(]|insert\s+into\s|update\s+[\w"]+\s+set\s|delete\s+from\s|truncate\s)/gi;

/** Statements of SQL written out as text in the given files, as `path:line`. */
export function listRawSql(paths) {
  return paths.flatMap((path) => {
    const text = readProjectFile(path);
    return [...text.matchAll(statement)].map(
      ({ index }) => `${path}:${text.slice(0, index).split('\n').length}`,
    );
  });
}
