/** Slower machines multiply every limit, for example `ADLANE_TIME_FACTOR=3`. */
const factor = Number(process.env['ADLANE_TIME_FACTOR'] ?? 1);

const seconds = (count: number): number => count * 1000 * factor;

/**
 * Time that one test of a suite may take. Limits only catch hangs: speed is measured by `npm run bench`, so a
 * busy machine fails no test.
 */
export const testLimitMs = {
  unit: seconds(30),
  browser: seconds(120),
  stories: seconds(120),
  server: seconds(120),
  e2e: seconds(240),
  long: seconds(900),
  bench: seconds(300),
};

/** Time of a test that starts processes, moves ten thousand rows or reads all sources. */
export const longTestMs = seconds(300);

/** Time that preparing a file may take, databases and servers included. */
export const hookLimitMs = seconds(480);

/** Time that filling the databases of a benchmark may take. */
export const benchHookLimitMs = seconds(1800);

/** Time that `expect.poll` waits for a condition. */
export const pollLimitMs = seconds(30);
