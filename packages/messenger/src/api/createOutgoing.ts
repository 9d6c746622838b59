import type { VisitorSession } from '@adlane/contract/widget/sessions';
import { createId } from '@adlane/widget-core/protocol';
import type { ApiAccess } from '../state/messengerState';
import { createSdkClient, SdkError } from './createSdkClient';
import { type SdkCallName, type SdkInput, type SdkOutput, writePolicies } from './sdkRoutes';

/** A write without a final answer, and whose it is: another visitor may use the page when it is sent. */
type StoredWrite = {
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly name: SdkCallName;
  readonly input: unknown;
  readonly session: VisitorSession;
  /** When it was first sent, in milliseconds. */
  readonly at: number;
};

/** Sends what a visitor writes and does. */
export type Outgoing = {
  /**
   * Sends a write, under the same key for the same input object, and stores it until it has a final answer.
   * @throws SdkError
   */
  readonly send: <N extends SdkCallName>(name: N, input: SdkInput<N>) => Promise<SdkOutput<N>>;
  /** Lists what earlier pages sent without a final answer; each sends it again. */
  readonly listLeft: () => readonly (() => Promise<unknown>)[];
};

/** The server knows a key for a day; afterwards a repeat could act twice. */
const maxAgeMs = 24 * 60 * 60 * 1000;
/** The most writes that are stored; the oldest give way. */
const maxStored = 50;

/** Creates the sender of the frame's writes. Without browser storage they are sent while the page is open. */
export function createOutgoing(access: ApiAccess, visitor: VisitorSession, now = Date.now): Outgoing {
  const storageKey = `adlane-frame-outbox-${access.sdkKey}`;
  const keys = new WeakMap<object, string>();
  const list = (): StoredWrite[] => {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
      return Array.isArray(stored) ? stored.filter(({ at }: StoredWrite) => now() - at < maxAgeMs) : [];
    } catch {
      return [];
    }
  };
  const store = (writes: readonly StoredWrite[]) => {
    try {
      if (writes.length === 0) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(writes.slice(-maxStored)));
    } catch {
      // The page that is open still sends it.
    }
  };
  const without = (key: string) => list().filter((write) => write.key !== key);
  const post = async <N extends SdkCallName>(
    { key, name, session }: Pick<StoredWrite, 'key' | 'session'> & { readonly name: N },
    input: SdkInput<N>,
  ): Promise<SdkOutput<N>> => {
    try {
      const output = await createSdkClient(access, session).call(name, input, key);
      store(without(key));
      return output;
    } catch (error) {
      if (!isLater(error)) store(without(key));
      throw error;
    }
  };
  return {
    send(name, input) {
      if (getPolicy(name) !== 'stored') return createSdkClient(access, visitor).call(name, input);
      const key = keys.get(input) ?? createId(crypto);
      const write = { key, name, session: visitor };
      if (!keys.has(input)) store([...list(), { ...write, input, at: now() }]);
      keys.set(input, key);
      return post(write, input);
    },
    listLeft: () => list().map((write) => () => post(write, write.input as SdkInput<SdkCallName>)),
  };
}

/** Returns whether the same request may get another answer. */
export function isLater(error: unknown): boolean {
  return error instanceof SdkError && error.isLater;
}

/** Returns what becomes of a call without a final answer; reads are not sent again. */
export function getPolicy(name: SdkCallName) {
  return name in writePolicies ? writePolicies[name as keyof typeof writePolicies] : 'once';
}
