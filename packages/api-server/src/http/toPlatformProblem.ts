import type { ErrorCode } from '@adlane/contract';
import { Problem } from './problem';

/** A connector's verdict on a platform's error. */
export type PlatformVerdict = {
  readonly action: 'retry' | 'wait' | 'stop';
  readonly code: ErrorCode | null;
  readonly message: string;
};

/**
 * Converts a platform's refusal into our answer (ads §8): its launch code, or what the caller can do about
 * it.
 */
export function toPlatformProblem({ action, code, message }: PlatformVerdict): Problem {
  if (code !== null) return new Problem(code, message);
  if (action === 'wait') return new Problem('RATE_LIMITED', message);
  return new Problem(action === 'retry' ? 'UNAVAILABLE' : 'VALIDATION', message);
}
