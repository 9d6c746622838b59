import type { Call } from '@adlane/contract';
import { isMadeInPortions } from '../answers/answer';
import { Problem } from '../problem';
import { isHeavy } from '../requests/readBody';

/** Limits of one server process; costs are in units of a plain call. */
export type FairShareOptions = {
  /** Cost that an agency's users may spend at once, and per second from then on, before they are slowed down. */
  readonly burst: number;
  readonly perSecond: number;
  /** The same for the visitors of all its sites. */
  readonly widget: { readonly burst: number; readonly perSecond: number };
  /** Calls of an agency at a time: while no other agency calls, beside others, and after its burst. */
  readonly parallel: { readonly alone: number; readonly beside: number; readonly over: number };
  /** Files of lists and uploads of imports of one agency at a time. */
  readonly parallelLong: number;
  /** Files of visitors that one agency receives at a time: each is as slow as its visitor's line. */
  readonly parallelUploads: number;
  /** Longest time that a call of an agency that has spent its burst, and a part of a file, let calls of others run first. */
  readonly maxYieldMs: number;
  readonly maxWaiting: number;
  /** Waiting calls from which on those with a large body (`packed`) are refused: it is in memory while they wait. */
  readonly maxWaitingPacked: number;
  readonly maxWaitMs: number;
  readonly maxLongWaitMs: number;
};

/** A dashboard page makes about 15 calls; a person opens one every few seconds. */
export const fairShareDefaults: FairShareOptions = {
  burst: 150,
  perSecond: 20,
  widget: { burst: 300, perSecond: 60 },
  parallel: { alone: 32, beside: 8, over: 1 },
  parallelLong: 1,
  parallelUploads: 16,
  maxYieldMs: 50,
  maxWaiting: 100,
  maxWaitingPacked: 8,
  maxWaitMs: 5000,
  maxLongWaitMs: 60_000,
};

/** An agency counts as calling while its calls run, and for this long after the last one. */
const recentMs = 1000;

type Waiter = { readonly begin: () => void; readonly cancel: () => void };
/** Who shares one budget: an agency with its users or its visitors, or a site whose key anyone may name. */
export type Sharer = { readonly agencyId: number; readonly isWidget: boolean } | { readonly sdkKey: string };
/** Calls that wait for each other: those of users or visitors, files that a user or a visitor waits for. */
type LaneKind = 'user' | 'long' | 'widget' | 'uploads';
type Lane = {
  readonly kind: LaneKind;
  running: number;
  readonly waiting: Waiter[];
  balance: number;
  /** When the balance was computed. */
  at: number;
  /** When a call began or ended last. */
  seenAt: number;
  /** Ends the time in which its next call lets calls of others run first. */
  yielding?: ReturnType<typeof setTimeout> | undefined;
};

/** Runs a call of an agency when its turn comes. */
export type FairShare = {
  /** @throws Problem 429 with `Retry-After` for too many waiting calls, or one that waited too long */
  run<T>(sharer: Sharer, call: Call, work: () => Promise<T>): Promise<T>;
  /** Runs a further part of a call whose answer has begun, however long its turn takes to come. */
  resume<T>(sharer: Sharer, call: Call, work: () => Promise<T>): Promise<T>;
};

function isLong(call: Call): boolean {
  return isMadeInPortions(call) || (call.method === 'POST' && call.path.includes('/import'));
}

/** Users and visitors of an agency have separate lanes: a flood of its widget leaves its dashboard usable. */
function getKind(sharer: Sharer, call: Call): LaneKind {
  if ('sdkKey' in sharer || sharer.isWidget) return call.bodyType === 'multipart' ? 'uploads' : 'widget';
  return isLong(call) ? 'long' : 'user';
}

/** Long waits and short ones: a file takes as long as it takes. */
function isForFiles({ kind }: Lane): boolean {
  return kind === 'long' || kind === 'uploads';
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
 * spent its burst runs one call at a time while no call of others runs, and its other calls wait. So do long
 * calls and the parts of files, one after the other.
 */
export function createFairShare(
  options: FairShareOptions = fairShareDefaults,
  now: () => number = () => performance.now(),
): FairShare {
  const lanes = new Map<string, Lane>();

  function openLane(sharer: Sharer, call: Call): Lane {
    const kind = getKind(sharer, call);
    const { burst, perSecond } = kind === 'widget' ? options.widget : options;
    const key = `${kind} ${'sdkKey' in sharer ? `key ${sharer.sdkKey}` : sharer.agencyId}`;
    const lane = lanes.get(key) ?? {
      kind,
      running: 0,
      waiting: [],
      balance: burst,
      at: now(),
      seenAt: now(),
    };
    const earned = ((now() - lane.at) / 1000) * perSecond;
    lane.balance = Math.min(burst, Math.max(lane.balance, -perSecond) + earned);
    lane.at = now();
    lane.seenAt = lane.at;
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
      (other) =>
        other !== lane && !isForFiles(other) && (other.running > 0 || now() - other.seenAt < recentMs),
    );
  }

  function getLimit(lane: Lane): number {
    if (lane.kind === 'long') return options.parallelLong;
    if (lane.kind === 'uploads') return options.parallelUploads;
    if (isAlone(lane)) return options.parallel.alone;
    return lane.balance > 0 ? options.parallel.beside : options.parallel.over;
  }

  /** Returns whether a call of an agency that has not spent its burst runs. */
  function isOtherServed(lane: Lane): boolean {
    return [...lanes.values()].some(
      (other) => other !== lane && !isForFiles(other) && other.balance > 0 && other.running > 0,
    );
  }

  /** Returns whether the next call of a lane lets those of others run first. */
  function isYielding(lane: Lane): boolean {
    if (lane.kind === 'uploads') return false;
    return (lane.kind === 'long' || lane.balance <= 0) && isOtherServed(lane);
  }

  /** Resolves once the call may run, which is counted by then. */
  function waitForTurn(lane: Lane, longestMs: number | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = () => {
        lane.waiting.splice(lane.waiting.indexOf(waiter), 1);
        reject(tooMany(isForFiles(lane) ? 10 : 2));
      };
      const timer = longestMs === undefined ? undefined : setTimeout(refuse, longestMs);
      const waiter: Waiter = { begin: resolve, cancel: () => clearTimeout(timer) };
      lane.waiting.push(waiter);
      beginWaiting(lane);
    });
  }

  function beginNext(lane: Lane): void {
    clearTimeout(lane.yielding);
    lane.yielding = undefined;
    const next = lane.waiting.shift();
    if (!next) return;
    next.cancel();
    lane.running += 1;
    next.begin();
  }

  /** Begins the waiting calls whose turn it is. */
  function beginWaiting(lane: Lane): void {
    while (lane.waiting.length > 0 && lane.running < getLimit(lane)) {
      if (isYielding(lane)) {
        lane.yielding ??= setTimeout(() => beginNext(lane), options.maxYieldMs);
        return;
      }
      beginNext(lane);
    }
  }

  function leave(lane: Lane): void {
    lane.running -= 1;
    lane.seenAt = now();
    for (const each of lanes.values()) beginWaiting(each);
    if (lanes.size > 1000) removeIdle();
  }

  async function runInTurn<T>(lane: Lane, work: () => Promise<T>, longestMs?: number): Promise<T> {
    await waitForTurn(lane, longestMs);
    try {
      return await work();
    } finally {
      leave(lane);
    }
  }

  return {
    async run(sharer, call, work) {
      const lane = openLane(sharer, call);
      lane.balance -= getCost(call);
      const maxWaiting = call.packed ? options.maxWaitingPacked : options.maxWaiting;
      if (lane.waiting.length >= maxWaiting) throw tooMany(2);
      return runInTurn(lane, work, isForFiles(lane) ? options.maxLongWaitMs : options.maxWaitMs);
    },
    resume: (sharer, call, work) => runInTurn(openLane(sharer, call), work),
  };
}
