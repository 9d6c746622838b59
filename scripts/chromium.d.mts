type Launch = {
  executablePath: string;
  args: string[];
  env: Record<string, string>;
};

/** A Chromium that launches, as Playwright's launch options. */
export function findChromium(): Promise<Launch>;

/** The one pinned by npm, with its own fonts alone. Throws where it is not to be had. */
export function findPinnedChromium(): Promise<Launch>;
