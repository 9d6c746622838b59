import { isObject } from '../json/readers';
import type { ApiResponse } from './createApi';

/**
 * What an answer means for what was sent: stored, refused for good, or not decided yet. Only the first two end a promise;
 * what is `later` is kept and sent again.
 */
export type Verdict = 'success' | 'refusal' | 'later';

/** 4xx except 408, 425 and 429. */
const finalFailure = /^4(?!08|25|29)/;

/**
 * Judges an answer (widget §7, §8); the one place that decides what is sent again. Final are a 200 or 201 of the expected
 * shape, and a 4xx that names no time: the same request would get it again. No answer, 5xx, 408, 425, 429, a 409 of a
 * request that is still running (it has a `Retry-After`) and the page of a proxy are not.
 */
export function judgeAnswer(
  { status, body, retryAfterMs }: ApiResponse,
  isExpected: (body: unknown) => boolean = isObject,
): Verdict {
  if (status === 200 || status === 201) return isExpected(body) ? 'success' : 'later';
  return !retryAfterMs && finalFailure.test(`${status}`) ? 'refusal' : 'later';
}
