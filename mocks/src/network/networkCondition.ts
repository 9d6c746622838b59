import { type ErrorBody, errorStatuses } from '@adlane/contract';
import { delay, HttpResponse } from 'msw';
import { getLatency } from './callOutcome';

/** Network conditions of a story, selected in Storybook's toolbar. */
export const networkConditions = ['ok', 'slow', 'error', 'offline'] as const;
export type NetworkCondition = (typeof networkConditions)[number];

/** Delay of each answer on a slow network, in milliseconds. */
export const slowAnswerMs = 2_000;

/** The server's answer to an unexpected failure (ads §8). */
export const internalError: ErrorBody = { message: 'Technical Problem', code: 'INTERNAL' };

let current: NetworkCondition = 'ok';

/** Sets the network condition for all mocked calls from now on. */
export function setNetworkCondition(condition: NetworkCondition): void {
  current = condition;
}

/** Applies the network condition to a mocked call: delays it, or returns the failure. */
export async function passNetwork(): Promise<Response | undefined> {
  const latencyMs = getLatency();
  if (latencyMs > 0) await delay(latencyMs);
  switch (current) {
    case 'ok':
      return undefined;
    case 'slow':
      await delay(slowAnswerMs);
      return undefined;
    case 'error':
      return HttpResponse.json(internalError, { status: errorStatuses.INTERNAL });
    case 'offline':
      return HttpResponse.error();
  }
}
