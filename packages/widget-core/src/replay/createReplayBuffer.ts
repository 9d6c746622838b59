import { maxReplayEventLength } from '@adlane/contract/constants';
import { toJson } from '../json/toJson';
import { redactSecrets } from '../privacy/privacy';
import { removeEmbeddedData } from './removeEmbeddedData';

/** One recorded event, as the recorder emits it. `timestamp` is in milliseconds since 1970. */
export type ReplayEvent = { readonly type: number; readonly timestamp: number; readonly data: unknown };

/** An event whose data is JSON: as objects, the data would take several times the memory and the collector's time. */
type StoredEvent = Pick<ReplayEvent, 'type' | 'timestamp'> & { readonly json: string };

/** Each part starts with a full snapshot, so that old parts can be dropped. */
type Part = { readonly events: StoredEvent[]; length: number };

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

/** Characters that an event has besides its data. */
const eventLength = 60;

/** The recorder's types of events that begin a part. */
const metaEvent = 4;
const fullSnapshot = 2;

/** Bounded by parts and by size. A part begins with each meta event; what exceeds the size is left out until the next one. */
export function createReplayBuffer(maxLength = maxReplayLength): ReplayBuffer {
  let parts: Part[] = [];
  const total = () => parts.reduce((sum, part) => sum + part.length, 0);
  return {
    push(raw) {
      const event = storeEvent(raw);
      const length = event.json.length + eventLength;
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
    events: () => parts.flatMap(({ events }) => events.map(readEvent)),
    clear() {
      parts = [];
    },
    length: total,
  };
}

function storeEvent({ type, timestamp, data }: ReplayEvent): StoredEvent {
  const clean = type === metaEvent ? redactAddress(data) : data;
  const json = toJson(clean);
  const isShort = json.length + eventLength <= maxReplayEventLength;
  return { type, timestamp, json: isShort ? json : toJson(removeEmbeddedData(clean)) };
}

function readEvent({ type, timestamp, json }: StoredEvent): ReplayEvent {
  return { type, timestamp, data: JSON.parse(json) };
}

/** The recorder notes the page's address as it is. */
function redactAddress(metaData: unknown): unknown {
  const { href, ...data }: { href?: unknown } = Object(metaData);
  return { ...data, href: typeof href === 'string' ? redactSecrets(href) : '' };
}
