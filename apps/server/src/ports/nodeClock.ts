import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '@adlane/api-server';

/** The computer's clock. */
export const nodeClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds) => sleep(milliseconds),
};
