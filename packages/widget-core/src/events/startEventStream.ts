import {
  eventStreamErrorResetMs,
  eventStreamIntervalMs,
  maxEventStreamErrors,
} from '@adlane/contract/constants';
import { judgeAnswer } from '../api/judgeAnswer';
import { type Dispose, listen } from '../dispose/disposables';
import type { Scope } from '../scope/scope';
import type { EventLog } from './createEventLog';
import { type Ping, sendPing } from './sendPing';

export type EventStreamOptions = Pick<Ping, 'api' | 'sessionSeconds'> & {
  readonly scope: Pick<Scope, 'window' | 'clock'>;
  readonly events: EventLog;
  readonly isSessionReady: () => boolean;
  readonly isWidgetOpen: () => boolean;
  /** The events may have changed which tooltips the visitor sees. */
  readonly onTooltips: () => void;
};

/**
 * Sends the events every 2.5 s, and when the page is hidden or left; pauses after more than 2 errors until the count
 * resets, each 60 s (widget §4.7). The stream uses HTTP whenever the session is ready, with or without a socket. A batch
 * that could not be sent is sent with the next one; one that the server refuses is dropped.
 */
export function startEventStream(options: EventStreamOptions): Dispose {
  const { scope, events, isSessionReady, isWidgetOpen, onTooltips } = options;
  const { window, clock } = scope;
  let errors = 0;
  let isSending = false;
  const send = async () => {
    if (!isSessionReady() || errors > maxEventStreamErrors) return;
    const batch = events.drain();
    if (batch.length === 0) return;
    isSending = true;
    const answer = await sendPing({ ...options, events: batch, opened: isWidgetOpen(), ws: true });
    isSending = false;
    const verdict = judgeAnswer(answer);
    if (verdict === 'success') {
      if (Object(answer.body).tooltips) onTooltips();
      return;
    }
    // A busy server is no broken one: the next call waits as long as it wants.
    if (!answer.retryAfterMs) errors += 1;
    if (verdict === 'later') events.putBack(batch);
  };
  const disposers = [
    clock.every(eventStreamIntervalMs, () => void (isSending || send())),
    clock.every(eventStreamErrorResetMs, () => {
      errors = 0;
    }),
    // Nothing can be sent later, so a request in flight is not waited for. Both: a phone may end a hidden page without
    // `pagehide`, and what other listeners of `pagehide` track goes with the second, which comes after them.
    ...['pagehide', 'visibilitychange'].map((type) => listen(window, type, () => void send())),
  ];
  return () => {
    for (const dispose of disposers) dispose();
  };
}
