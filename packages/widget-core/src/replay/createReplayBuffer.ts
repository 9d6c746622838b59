import { maxReplayEventLength } from '@adlane/contract/constants';
import { redactSecrets } from '../privacy/privacy';
import { removeEmbeddedData } from './removeEmbeddedData';

/** One recorded event, as the recorder emits it. `timestamp` is in milliseconds since 1970. */
export type ReplayEvent = { readonly type: number; readonly timestamp: number; readonly data: unknown };

/** Each part starts with a full snapshot, so that old parts can be dropped. */
type Part = { readonly events: ReplayEvent[]; length: number };

export type ReplayBuffer = {
  /** False where the event did not fit: until a next part begins, nothing more is worth recording. */
  readonly push: (event: ReplayEvent) => boolean;
  readonly events: () => ReplayEvent[];
  readonly clear: () => void;
  /** Stored characters. */
  readonly length: () => number;
};

/** Length of a part; two are stored, so that a ticket shows at least one minute. */
export const checkoutMs = 60_000;
const maxParts = 2;
/** Characters; a page in a storm of changes must not fill the visitor's memory. */
export const maxReplayLength = 6_000_000;

/** The recorder's types of events that begin a part. */
const metaEvent = 4;
const fullSnapshot = 2;

/** Bounded by parts and by size. A part begins with each meta event; what exceeds the size is left out until the next one. */
export function createReplayBuffer(maxLength = maxReplayLength): ReplayBuffer {
  let parts: Part[] = [];
  const total = () => parts.reduce((sum, part) => sum + part.length, 0);
  return {
    push(raw) {
      const { event, length } = limitEvent(raw);
      if (parts.length === 0 || event.type === metaEvent) {
        parts = [...parts.slice(-(maxParts - 1)), { events: [], length: 0 }];
      }
      while (parts.length > 1 && total() + length > maxLength) parts.shift();
      const part = parts.at(-1);
      const isBeginning = event.type === metaEvent || event.type === fullSnapshot;
      if (!part || (!isBeginning && part.length + length > maxLength)) return false;
      part.events.push(event);
      part.length += length;
      return true;
    },
    events: () => parts.flatMap(({ events }) => events),
    clear() {
      parts = [];
    },
    length: total,
  };
}

function limitEvent(event: ReplayEvent): { event: ReplayEvent; length: number } {
  const clean = event.type === metaEvent ? redactAddress(event) : event;
  const length = measureEvent(clean);
  if (length <= maxReplayEventLength) return { event: clean, length };
  const small = { ...clean, data: removeEmbeddedData(clean.data) };
  return { event: small, length: measureEvent(small) };
}

/** The browser writes a text and counts it sooner than a script that is new to it walks through the event. */
function measureEvent({ data }: ReplayEvent): number {
  return JSON.stringify(data).length + 60;
}

/** The recorder notes the page's address as it is. */
function redactAddress(event: ReplayEvent): ReplayEvent {
  const { href, ...data }: { href?: unknown } = Object(event.data);
  return { ...event, data: { ...data, href: typeof href === 'string' ? redactSecrets(href) : '' } };
}
