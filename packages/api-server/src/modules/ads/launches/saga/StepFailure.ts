import type { LaunchVerdict } from './PlatformAdapter';

/** A step cannot be completed: it never succeeds (`stop`), or its retries are used up. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  constructor(readonly verdict: LaunchVerdict) {
    super(verdict.message);
  }
}

/** A failure that no retry helps. */
export function finalFailure(code: LaunchVerdict['code'], message: string): StepFailure {
  return new StepFailure({ action: 'stop', code, message, retryAfterMs: null });
}
