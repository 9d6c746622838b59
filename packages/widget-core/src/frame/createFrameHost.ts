import { createDisposables, type Dispose } from '../dispose/disposables';
import { createChannel, parseOrigin } from '../protocol/createChannel';
import { type FrameMessage, parseFrameMessage } from '../protocol/frameMessages';
import type { PageMessage } from '../protocol/pageMessages';
import type { Scope } from '../scope/scope';
import type { FrameView } from './createFrameView';
import { closedFrame, type FrameEvent, type FrameMode, type FrameState, nextFrameState } from './frameState';

/** After this without a ping the frame counts as unreachable. */
export const frameTimeoutMs = 15_000;

/** The widget's frame on the host's page: shown, hidden, and spoken to (widget §4.3, §4.4). */
export type FrameHost = {
  readonly show: (mode?: FrameMode) => void;
  readonly hide: () => void;
  readonly isShown: () => boolean;
  /**
   * Sends once the frame has pinged and there is a session and a configuration; until then messages wait in
   * order.
   */
  readonly send: (message: PageMessage) => void;
  /** Sends a new session or configuration to the frame, if it is ready. */
  readonly refresh: () => void;
  /** Tells the frame that the visitor it knew is gone. */
  readonly forgetVisitor: () => void;
  /** Tells the frame, if there is one, that the server has new content. */
  readonly notifyContent: () => void;
  /** Removes the iframe; the next showing brings a fresh one. */
  readonly drop: () => void;
  readonly redraw: () => void;
  readonly remove: Dispose;
};

export type FrameHostOptions = {
  readonly scope: Pick<Scope, 'window' | 'clock' | 'guard' | 'warn'>;
  readonly view: FrameView;
  readonly frameUrl: () => string;
  readonly draw: (state: FrameState) => void;
  /** Messages that the frame needs first; undefined while session or configuration are missing. */
  readonly buildGreeting: () => readonly PageMessage[] | undefined;
  readonly onMessage: (message: FrameMessage) => void;
  readonly onShown: (isShown: boolean) => void;
};

export function createFrameHost(options: FrameHostOptions): FrameHost {
  const { scope, view, frameUrl, draw, buildGreeting, onMessage, onShown } = options;
  let state = closedFrame;
  let queue: PageMessage[] = [];
  let send: (message: PageMessage) => boolean = () => false;
  let isGreeted = false;
  // One frame at a time: its listener and its timer end when it is dropped.
  let disposables = createDisposables();

  const dispatch = (event: FrameEvent) => {
    const before = state;
    state = nextFrameState(state, event);
    draw(state);
    if (before.isShown !== state.isShown) onShown(state.isShown);
  };
  const sendStatus = () => send({ name: 'widget-status-update', data: { isWidgetOpen: state.isShown } });
  /** Greets a frame that was not greeted yet, then sends what waits. */
  const flush = () => {
    if (state.link !== 'ready') return;
    if (!isGreeted) {
      const known = buildGreeting();
      if (!known) return;
      isGreeted = true;
      for (const message of known) send(message);
      sendStatus();
    }
    const due = queue;
    queue = [];
    for (const message of due) send(message);
  };
  const refresh = () => {
    isGreeted = false;
    flush();
  };
  const receive = scope.guard.wrap((message: FrameMessage) => {
    if (message.name === 'ping') {
      dispatch({ type: 'ping' });
      refresh();
      if (state.isShown) view.focus();
    }
    if (message.name === 'page-changed') dispatch({ type: 'page', name: message.data.name });
    if (message.name === 'height-update') dispatch({ type: 'height', px: message.data });
    onMessage(message);
  });
  const drop = () => {
    disposables.dispose();
    disposables = createDisposables();
    view.drop();
    send = () => false;
    isGreeted = false;
    dispatch({ type: 'drop' });
  };
  const inject = () => {
    drop();
    dispatch({ type: 'inject' });
    const origin = parseOrigin(frameUrl());
    if (!origin) {
      scope.warn(`Adlane: no frame at "${frameUrl()}". Call setFrameUrl('https://…') before initialize.`);
      return dispatch({ type: 'timeout' });
    }
    const channel = createChannel<FrameMessage, PageMessage>({
      window: scope.window,
      peer: view.window,
      origin,
      parse: parseFrameMessage,
    });
    send = channel.send;
    disposables.add(channel.listen(receive));
    disposables.add(scope.clock.after(frameTimeoutMs, () => dispatch({ type: 'timeout' })));
    view.inject(frameUrl());
  };

  return {
    show(mode) {
      dispatch({ type: 'show', mode });
      if (state.link === 'absent' || state.link === 'failed') inject();
      if (state.link !== 'ready') return;
      if (isGreeted) sendStatus();
      view.focus();
    },
    hide() {
      dispatch({ type: 'hide' });
      if (isGreeted) sendStatus();
    },
    isShown: () => state.isShown,
    send(message) {
      queue.push(message);
      if (state.link === 'absent') inject();
      else flush();
    },
    refresh,
    forgetVisitor() {
      if (state.link === 'ready') send({ name: 'session-cleared' });
    },
    notifyContent() {
      if (isGreeted) send({ name: 'content-changed' });
    },
    drop,
    redraw: () => draw(state),
    remove() {
      disposables.dispose();
      queue = [];
      view.remove();
    },
  };
}
