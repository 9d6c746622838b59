/** Places in the given files, relative to the project, as `path:line`. */
export function findElapsedTime(paths: readonly string[]): readonly string[];
