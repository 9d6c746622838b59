import { sdkVersion, sessionRetryMs } from '@adlane/contract/constants';
import type { VisitorSession } from '@adlane/contract/widget/sessions';
import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import type { Emitter } from '../events/createEmitter';
import { toJson } from '../json/toJson';
import type { Clock } from '../scope/clock';
import { isVisitorSession } from './isVisitorSession';
import { needsUpdate, parseContact } from './needsUpdate';
import { parseUserId } from './parseUserId';
import type { SessionStore } from './sessionStore';

/** The visitor's session with the server (widget §4.1). */
export type Session = {
  readonly start: () => void;
  readonly current: () => VisitorSession | undefined;
  readonly isReady: () => boolean;
  /** Runs at once when ready, else as soon as the session is, with the configuration that its start was answered with. */
  readonly whenReady: (run: (flowConfig?: unknown) => void) => void;
  /** Hears every change: a new session, new fields, or undefined once cleared. */
  readonly subscribe: (listener: (session: VisitorSession | undefined) => void) => void;
  /**
   * Waits for a running start. Resolves with undefined if the server already has these values. Rejects with
   * 'Session not ready yet.' if no session is being started.
   */
  readonly identify: (
    userId: string,
    data: unknown,
    userHash?: string,
  ) => Promise<VisitorSession | undefined>;
  readonly updateContact: (data: unknown) => Promise<VisitorSession>;
  /** Adopts what another tab of the site has stored: the visitor, or new values. */
  readonly syncWithStore: () => void;
  /** Forgets the visitor and starts as a new guest. */
  readonly clearIdentity: () => void;
  /** Forgets the visitor and emits it; starts and emits nothing afterwards. */
  readonly end: () => void;
};

export type SessionOptions = {
  readonly api: () => Api;
  readonly clock: Clock;
  readonly store: SessionStore;
  readonly emitter: Emitter;
  readonly language: () => string;
};

/** Wait before the n-th start is tried again: 10 s × n² (widget §4.1). */
export function computeRetryDelayMs(attempt: number): number {
  return sessionRetryMs * attempt * attempt;
}

export function createSession({ api, clock, store, emitter, language }: SessionOptions): Session {
  let session = store.read();
  let isReady = false;
  let isStarting = false;
  let attempt = 0;
  let stopRetry = () => {};
  // Responses to requests before a clear or a dispose are dropped.
  let generation = 0;
  /** Counts forgotten visitors: changes of one must not be sent for the next. */
  let visitors = 0;
  let lastTurn: Promise<unknown> = Promise.resolve();
  const readyQueue: ((flowConfig?: unknown) => void)[] = [];
  const listeners: ((session: VisitorSession | undefined) => void)[] = [];

  const notify = () => {
    for (const listener of listeners) listener(session);
  };
  const accept = (fresh: VisitorSession, flowConfig?: unknown) => {
    session = fresh;
    store.write(fresh);
    const wasReady = isReady;
    isReady = true;
    attempt = 0;
    if (!wasReady) emitter.emit('register-pushmessage-group', `gleapuser-${fresh.gleapHash}`);
    notify();
    for (const run of readyQueue.splice(0)) run(flowConfig);
  };
  const clear = () => {
    generation += 1;
    stopRetry();
    if (session && isReady) emitter.emit('unregister-pushmessage-group', `gleapuser-${session.gleapHash}`);
    store.remove();
    session = undefined;
    isReady = false;
    notify();
  };
  const start = async () => {
    const startedGeneration = ++generation;
    isStarting = true;
    const answer = await api()({
      method: 'POST',
      path: '/sessions',
      body: { lang: language(), config: true },
    });
    if (startedGeneration !== generation) return;
    const { flowConfig, ...visitor } = Object(answer.body);
    if (judgeAnswer(answer, isVisitorSession) === 'success') return accept(visitor, flowConfig);
    if (answer.status !== 429) {
      clear();
      attempt += 1;
    }
    stopRetry();
    stopRetry = clock.after(
      Math.max(answer.retryAfterMs ?? 0, computeRetryDelayMs(attempt)),
      () => void start(),
    );
  };
  /**
   * Runs changes in order, each for the visitor at that time, so that the last one wins. Waits for a running
   * start; without one, or once cleared, there is nothing to change.
   */
  const runInTurn = <R>(run: (known: VisitorSession) => Promise<R>): Promise<R> => {
    const visitor = visitors;
    const turn = lastTurn.then(async () => {
      if (!isReady && isStarting) await new Promise((resolve) => readyQueue.push(resolve));
      if (!session || !isReady || visitor !== visitors) throw new Error('Session not ready yet.');
      return run(session);
    });
    lastTurn = turn.catch(() => undefined);
    return turn;
  };
  const change = async (path: string, body: object) => {
    const startedGeneration = generation;
    const send = () => api()({ method: 'POST', path, body });
    let answer = await send();
    // Other failures reject (widget §8).
    while (answer.retryAfterMs && startedGeneration === generation) {
      const { retryAfterMs } = answer;
      await new Promise<void>((resolve) => clock.after(retryAfterMs, resolve));
      answer = await send();
    }
    if (judgeAnswer(answer) !== 'success' || !isVisitorSession(answer.body)) {
      throw new Error(`The visitor could not be saved (status ${answer.status}).`);
    }
    if (startedGeneration === generation) accept(answer.body);
    return answer.body;
  };

  return {
    start: () => void start(),
    current: () => session,
    isReady: () => isReady,
    whenReady(run) {
      if (isReady) run();
      else readyQueue.push((flowConfig) => isReady && run(flowConfig));
    },
    subscribe: (listener) => void listeners.push(listener),
    identify: (user, data, userHash) =>
      runInTurn(async (known) => {
        const userId = parseUserId(user);
        if (!userId) throw new TypeError('A user id has 1 to 255 characters and is not a placeholder.');
        const { customData, ...fields } = parseContact(data);
        if (!needsUpdate(known, userId, { ...fields, ...customData })) return undefined;
        return change('/sessions/identify', {
          ...fields,
          ...customData,
          userId,
          ...(userHash && { userHash }),
          lang: language(),
        });
      }),
    updateContact: (data) =>
      runInTurn(() => {
        const fields = { ...parseContact(data), lang: language() };
        return change('/sessions/partialupdate', { data: fields, type: 'js', sdkVersion, ws: true });
      }),
    syncWithStore() {
      const stored = store.read();
      if (!stored || toJson(stored) === toJson(session)) return;
      if (session?.gleapId !== stored.gleapId) {
        // Responses to requests of the previous user are dropped.
        generation += 1;
        session = undefined;
        notify();
      }
      accept(stored);
    },
    clearIdentity() {
      visitors += 1;
      clear();
      attempt = 0;
      void start();
    },
    end() {
      isStarting = false;
      clear();
      listeners.length = 0;
      // Calls that need a visitor are rejected without a session.
      for (const run of readyQueue.splice(0)) run();
    },
  };
}
