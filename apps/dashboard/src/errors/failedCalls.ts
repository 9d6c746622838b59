import type { ApiError } from '@adlane/api-client';
import type { FailedCall } from '@adlane/contract/widget/tickets';
import { maskPath } from './maskPath';

/** As many as a report may name. */
const maxCalls = 10;

let calls: readonly FailedCall[] = [];

/** Records a call that failed, for the next report; a canceled one did not fail. */
export function recordFailedCall(error: ApiError, now: Date): void {
  if (error.name === 'CancelledError') return;
  const { method, url } = error.facts;
  const answer = error.name === 'HttpError' ? error : undefined;
  const failed = {
    method,
    path: maskPath(new URL(url, 'http://app').pathname),
    status: answer?.status ?? null,
    request_id: answer?.requestId ?? null,
    at: now.toISOString(),
  };
  calls = [failed, ...calls].slice(0, maxCalls);
}

/** Lists the calls that failed since the user signed in, the latest first. */
export function listFailedCalls(): readonly FailedCall[] {
  return calls;
}

export function clearFailedCalls(): void {
  calls = [];
}
