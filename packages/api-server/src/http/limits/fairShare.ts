import type { Call } from '@adlane/contract';
import { Problem } from '../problem';
import { isHeavy } from '../requests/readBody';

/** Limits of one server process; costs are in units of a plain call. */
export type FairShareOptions = {
  /** Cost that an agency may spend at once, and per second from then on, before it is slowed down. */
  readonly burst: number;
  readonly perSecond: number;
  /** Calls of an agency at a time: while no other agency calls, beside others, and after its burst. */
  readonly parallel: { readonly alone: number; readonly beside: number; readonly over: number };
  /** Files of lists and uploads of imports of one agency at a time. */
  readonly parallelLong: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
  readonly maxLongWaitMs: number;
};

/** A dashboard page makes about 15 calls; a person opens one every few seconds. */
export const fairShareDefaults: FairShareOptions = {
  burst: 150,
  perSecond: 20,
  parallel: { alone: 32, beside: 8, over: 1 },
  parallelLong: 1,
  maxWaiting: 100,
  maxWaitMs: 5000,
  maxLongWaitMs: 60_000,
};

/** An agency counts as calling for this long after its last call. */
const recentMs = 1000;

type Waiter = { readonly begin: () => void; readonly cancel: () => void };
/** The calls of one agency, or its long ones. */
type Lane = {
  readonly isLong: boolean;
  running: number;
  readonly waiting: Waiter[];
  balance: number;
  /** When the balance was computed, which is also the last call. */
  at: number;
};

/** Runs a call of an agency when its turn comes. */
export type FairShare = {
  /** @throws Problem 429 with `Retry-After` for too many waiting calls, or one that waited too long */
  run<T>(agencyId: number, call: Call, work: () => Promise<T>): Promise<T>;
};

function isLong({ response, method, path }: Call): boolean {
  return response === 'csv' || (method === 'POST' && path.includes('/import'));
}

function getCost(call: Call): number {
  if (isLong(call)) return 20;
  return isHeavy(call) ? 5 : 1;
}

function tooMany(seconds: number): Problem {
  return new Problem('RATE_LIMITED', 'Too many requests at a time. Please try again in a moment.', {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * Shares one server process among agencies. An agency alone is barely limited; beside others, one that has
 * spent its burst runs one call at a time, and its other calls wait. Long calls of an agency run one after the
 * other.
 */
export function createFairShare(
  options: FairShareOptions = fairShareDefaults,
  now: () => number = () => performance.now(),
): FairShare {
  const lanes = new Map<string, Lane>();

  function openLane(agencyId: number, isLongCall: boolean): Lane {
    const key = `${agencyId} ${isLongCall}`;
    const lane = lanes.get(key) ?? {
      isLong: isLongCall,
      running: 0,
      waiting: [],
      balance: options.burst,
      at: now(),
    };
    const earned = ((now() - lane.at) / 1000) * options.perSecond;
    lane.balance = Math.min(options.burst, Math.max(lane.balance, -options.perSecond) + earned);
    lane.at = now();
    lanes.set(key, lane);
    return lane;
  }

  /** Forgets agencies that have not called for long enough to have their whole burst again. */
  function removeIdle(): void {
    const idleMs = (options.burst / options.perSecond) * 1000;
    for (const [key, { running, waiting, at }] of lanes) {
      if (running === 0 && waiting.length === 0 && now() - at > idleMs) lanes.delete(key);
    }
  }

  function isAlone(lane: Lane): boolean {
    return ![...lanes.values()].some(
      (other) => other !== lane && !other.isLong && now() - other.at < recentMs,
    );
  }

  function getLimit(lane: Lane): number {
    if (lane.isLong) return options.parallelLong;
    if (isAlone(lane)) return options.parallel.alone;
    return lane.balance > 0 ? options.parallel.beside : options.parallel.over;
  }

  /** Resolves once the call may run, which is counted by then. */
  function waitForTurn(lane: Lane): Promise<void> {
    if (lane.waiting.length >= options.maxWaiting) throw tooMany(2);
    const longestMs = lane.isLong ? options.maxLongWaitMs : options.maxWaitMs;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1);
        reject(tooMany(lane.isLong ? 10 : 2));
      }, longestMs);
      const cancel = () => clearTimeout(timer);
      const waiter: Waiter = { begin: resolve, cancel };
      lane.waiting.push(waiter);
    });
  }

  function leave(lane: Lane): void {
    lane.running -= 1;
    while (lane.running < getLimit(lane)) {
      const next = lane.waiting.shift();
      if (!next) break;
      next.cancel();
      lane.running += 1;
      next.begin();
    }
    if (lanes.size > 1000) removeIdle();
  }

  return {
    async run(agencyId, call, work) {
      const lane = openLane(agencyId, isLong(call));
      lane.balance -= getCost(call);
      const isNext = lane.waiting.length === 0 && lane.running < getLimit(lane);
      if (isNext) lane.running += 1;
      else await waitForTurn(lane);
      try {
        return await work();
      } finally {
        leave(lane);
      }
    },
  };
}
