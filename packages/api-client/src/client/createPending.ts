/** A call that is waiting for its answer. */
export type PendingCall = {
  /** Name of the call in the contract. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
};

/** The calls in flight. */
export type Pending = {
  /** Oldest first. */
  list(): readonly PendingCall[];
  /** Cancels every call in flight; each rejects with `CancelledError`. Returns their number. */
  cancelAll(): number;
};

export type PendingCalls = Pending & {
  /** Adds a call; returns a function that removes it. */
  add(call: PendingCall, cancel: () => void): () => void;
};

/** Tracks the calls in flight, one list per client. */
export function createPending(): PendingCalls {
  const waiting = new Map<symbol, { readonly call: PendingCall; readonly cancel: () => void }>();
  return {
    list: () => [...waiting.values()].map(({ call }) => call),
    cancelAll() {
      const all = [...waiting.values()];
      for (const { cancel } of all) cancel();
      return all.length;
    },
    add(call, cancel) {
      const id = Symbol(call.call);
      waiting.set(id, { call, cancel });
      return () => void waiting.delete(id);
    },
  };
}
