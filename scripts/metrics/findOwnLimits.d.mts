/** Places in the given files, relative to the project, as `path:line`. */
export function findOwnLimits(paths: readonly string[]): readonly string[];
