/**
 * Makes sure that `mocks/generated/world.tar.gz` fits the sources; builds it in a few seconds where it does not.
 * Answers what was done, in a line.
 */
export function ensureWorld(): Promise<string>;

/** Vitest's global set-up of projects that answer from the dump. */
export function setup(): Promise<void>;
