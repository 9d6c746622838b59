type Launch = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

/** Finds a Chromium that launches; returns Playwright launch options. */
export function findChromium(): Promise<Launch>;

/** Finds the Chromium pinned by npm, with only its own fonts. Throws when it is unavailable. */
export function findPinnedChromium(): Promise<Launch>;

/**
 * Compiles no optimized code. Pages of tests are open for seconds, and optimizing their scripts takes up to a quarter of
 * the work that they cause. Benchmarks must not use it.
 */
export const withoutOptimizer: string;
