// How changesets become lines of a changelog: their text alone. Readers of a package need no commit, and all packages
// are released together, so that the versions of their dependencies say nothing.

/** Returns the entry of a changeset. */
export function getReleaseLine({ summary }) {
  return `- ${summary.trim().replaceAll('\n', '\n  ')}`;
}

/** Returns the entry for updated dependencies. */
export function getDependencyReleaseLine() {
  return '';
}
