import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    counts?: Readonly<Record<string, number>>;
  }
}

/** Adds what a test has counted to its report; `npm run test:security` prints the sums of each file. */
export function reportCounts({ task }: TestContext, counts: Readonly<Record<string, number>>): void {
  task.meta.counts = counts;
}
