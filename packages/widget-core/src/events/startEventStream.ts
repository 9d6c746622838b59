import {
  eventStreamErrorResetMs,
  eventStreamIntervalMs,
  maxEventStreamErrors,
  sdkVersion,
} from '@adlane/contract/constants';
import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import type { Dispose } from '../dispose/disposables';
import type { Clock } from '../scope/clock';
import type { EventLog } from './createEventLog';

export type EventStreamOptions = {
  readonly api: Api;
  readonly clock: Clock;
  readonly events: EventLog;
  readonly isSessionReady: () => boolean;
  readonly isWidgetOpen: () => boolean;
  /** Seconds since the session started on this page. */
  readonly sessionSeconds: () => number;
};

/**
 * Sends the events every 2.5 s; pauses after more than 2 errors until the count resets, each 60 s (widget
 * §4.7). The stream uses HTTP whenever the session is ready, with or without a socket. A batch that could not
 * be sent is sent with the next one; one that the server refuses is dropped.
 */
export function startEventStream(options: EventStreamOptions): Dispose {
  const { api, clock, events, isSessionReady, isWidgetOpen, sessionSeconds } = options;
  let errors = 0;
  let isSending = false;
  const send = async () => {
    if (isSending || !isSessionReady() || errors > maxEventStreamErrors) return;
    const batch = events.drain();
    if (batch.length === 0) return;
    isSending = true;
    const answer = await api({
      method: 'POST',
      path: '/sessions/ping',
      body: {
        time: sessionSeconds(),
        events: batch,
        opened: isWidgetOpen(),
        type: 'js',
        sdkVersion,
        ws: true,
      },
    });
    isSending = false;
    const verdict = judgeAnswer(answer);
    if (verdict === 'success') return;
    // A busy server is no broken one: the next call waits as long as it wants.
    if (!answer.retryAfterMs) errors += 1;
    if (verdict === 'later') events.putBack(batch);
  };
  const stopSending = clock.every(eventStreamIntervalMs, () => void send());
  const stopResets = clock.every(eventStreamErrorResetMs, () => {
    errors = 0;
  });
  return () => {
    stopSending();
    stopResets();
  };
}
