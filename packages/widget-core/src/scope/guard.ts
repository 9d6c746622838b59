/** Shields the host's page from the widget's failures. */
export type Guard = {
  /** The same function, but one that never throws: a failure answers undefined and is warned of once. */
  readonly wrap: <A extends readonly unknown[], R>(fn: (...args: A) => R) => (...args: A) => R | undefined;
  /** Runs a promise without awaiting it. */
  readonly detach: (work: Promise<unknown>) => void;
};

/** At most one warning per guard, so that a broken page part does not flood the host's console. */
export function createGuard(warn: (text: string, error: unknown) => void): Guard {
  let hasWarned = false;
  const report = (error: unknown) => {
    if (hasWarned) return;
    hasWarned = true;
    warn('Adlane: a part of the widget failed; the page is not affected.', error);
  };
  return {
    wrap:
      (fn) =>
      (...args) => {
        try {
          return fn(...args);
        } catch (error) {
          report(error);
          return undefined;
        }
      },
    detach(work) {
      work.catch(report);
    },
  };
}
