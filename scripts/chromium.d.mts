/** A Chromium that launches, as Playwright's launch options. */
export function findChromium(): Promise<{
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;
