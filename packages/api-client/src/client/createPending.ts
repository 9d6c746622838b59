/** A call that has not been answered yet. */
export type PendingCall = {
  /** The call's name in the contract. */
  readonly call: string;
  readonly method: string;
  readonly url: string;
};

/** The calls that wait for their answer. */
export type Pending = {
  /** Oldest first. */
  list(): readonly PendingCall[];
  /** Gives up every waiting call; each rejects with `CancelledError`. Answers how many there were. */
  cancelAll(): number;
};

export type PendingCalls = Pending & {
  /** Answers a function that takes the call off the list again. */
  add(call: PendingCall, cancel: () => void): () => void;
};

/** Keeps track of waiting calls, one list per client. */
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
