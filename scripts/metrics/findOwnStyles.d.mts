/** Lengths and colors in the given files, relative to the project, as `path:line value`. */
export function findOwnStyles(paths: readonly string[]): readonly string[];
/** True for a source that takes its sizes and colors from `ui`. */
export function isScreen(path: string): boolean;
