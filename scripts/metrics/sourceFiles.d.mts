/** Paths of the files that git tracks or would track, relative to the project. */
export function listTrackedFiles(): readonly string[];
