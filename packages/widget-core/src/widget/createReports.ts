import { crashReportCooldownMs } from '@adlane/contract/constants';
import type { FeedbackSent, PageMessage, TicketData } from '../protocol/pageMessages';
import { asObject } from '../protocol/readers';
import type { Emitter } from '../scope/emitter';
import type { Scope } from '../scope/scope';
import { createStops, listen, type Stop } from '../scope/stops';
import type { TicketRequest } from '../ticket/buildTicket';
import { createReporter, type ReporterOptions, type TicketParts } from '../ticket/createReporter';
import type { SendResult } from '../ticket/createSender';
import { storageKeys } from './storageKeys';

export type Reports = {
  /** Sends what a visitor wrote; the frame and the host's page hear how it went. */
  readonly sendFeedback: (request: TicketRequest) => Promise<void>;
  /** Undefined where it was not sent: no session yet, or another one within 10 s (widget §4.13). */
  readonly sendSilent: (request: TicketRequest) => Promise<SendResult | undefined>;
  /** What the frame may ask for (`collect-ticket-data`). */
  readonly ticketData: () => Promise<TicketData>;
  /** Sends what waits, where something does. */
  readonly sendWaiting: () => Promise<void>;
  readonly stop: Stop;
};

export type ReportsOptions = Omit<ReporterOptions, 'setWaiting'> & {
  readonly emitter: Emitter;
  readonly parts: TicketParts;
  readonly isSessionReady: () => boolean;
  readonly failureText: () => string;
  readonly tellFrame: (message: PageMessage) => void;
};

/** Waiting tickets are tried again this often while the page stays open. */
const resendMs = 30_000;

export function createReports(options: ReportsOptions): Reports {
  const { scope, sdkKey, emitter, parts, isSessionReady, failureText, tellFrame } = options;
  const { clock, storage } = scope;
  const flag = storageKeys(sdkKey).waiting;
  let lastSilentAt = Number.NEGATIVE_INFINITY;
  const setWaiting = (waits: boolean) => (waits ? storage.set(flag, '1') : storage.remove(flag));
  const reporter = createReporter({ ...options, setWaiting });
  const send = (request: TicketRequest) => reporter.send(request, parts);
  const sendWaiting = async () => {
    if (storage.get(flag) && isSessionReady()) await reporter.sendWaiting();
  };
  return {
    ticketData: reporter.ticketData,
    async sendFeedback(request) {
      const result = await send(request).catch((): SendResult => ({ state: 'refused', status: 0 }));
      if (result.state === 'refused') {
        tellFrame({ name: 'feedback-sending-failed', data: failureText() });
        emitter.emit('error-while-sending', { status: result.status });
        return;
      }
      tellFrame({
        name: 'feedback-sent',
        data: result.state === 'sent' ? answer(result.body) : { queued: true },
      });
      emitter.emit('feedback-sent', request.formData);
    },
    async sendSilent(request) {
      // A clock that was set back must not make the wait longer.
      const isSoon = Math.abs(clock.now() - lastSilentAt) < crashReportCooldownMs;
      if (!isSessionReady() || isSoon) return undefined;
      lastSilentAt = clock.now();
      // Failures of silent reports are swallowed (widget §8).
      return send(request).catch(() => undefined);
    },
    sendWaiting,
    stop: startResending(scope, sendWaiting),
  };
}

function answer(body: unknown): FeedbackSent {
  return { ...asObject(body) };
}

/** Tries when the page comes back online, and every 30 s: not every browser says that it is back. */
function startResending(
  { window, clock, guard }: Pick<Scope, 'window' | 'clock' | 'guard'>,
  run: () => Promise<void>,
): Stop {
  const stops = createStops();
  const attempt = () => guard.detach(run());
  stops.add(listen(window, 'online', attempt));
  stops.add(clock.every(resendMs, attempt));
  return stops.run;
}
