import { type ErrorBody, errorStatuses } from '@adlane/contract';
import { delay, HttpResponse } from 'msw';

/** How the network behaves for a story; Storybook's toolbar sets it. */
export const networkConditions = ['ok', 'slow', 'error', 'offline'] as const;
export type NetworkCondition = (typeof networkConditions)[number];

/** Wait of a slow network before each answer, in milliseconds. */
export const slowAnswerMs = 2_000;

/** What the server answers when it fails in a way it did not foresee (ads §8). */
export const internalError: ErrorBody = { message: 'Technical Problem', code: 'INTERNAL' };

let current: NetworkCondition = 'ok';

/** Lets every mocked call pass through a network of this condition from now on. */
export function setNetworkCondition(condition: NetworkCondition): void {
  current = condition;
}

/** Lets a mocked call pass through the network: waits, or answers what stands in its way. */
export async function passNetwork(): Promise<Response | undefined> {
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
