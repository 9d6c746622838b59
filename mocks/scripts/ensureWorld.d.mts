/**
 * Builds `mocks/generated/world.tar.gz` when it does not match the sources; takes a few seconds. Resolves
 * with one line that says what was done.
 */
export function ensureWorld(): Promise<string>;

/** Vitest's global setup for projects that use the dump. */
export function setup(): Promise<void>;
