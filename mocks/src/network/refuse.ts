import { type ErrorBody, type ErrorCode, errorStatuses } from '@adlane/contract';
import { HttpResponse } from 'msw';

/** Seconds after which the server wants a refused request again, in `Retry-After`. */
const retryAfterSeconds: Partial<Record<ErrorCode, number>> = {
  REQUEST_RUNNING: 2,
  UNAVAILABLE: 5,
  // Longer than the client waits: such a call fails at once.
  RATE_LIMITED: 60,
};

/** Answers with an error, and with the headers that the server sends with its code. */
export function refuse(body: ErrorBody, status: number = errorStatuses[body.code ?? 'INTERNAL']): Response {
  const seconds = body.code && retryAfterSeconds[body.code];
  return HttpResponse.json(body, { status, headers: seconds ? { 'retry-after': String(seconds) } : {} });
}
