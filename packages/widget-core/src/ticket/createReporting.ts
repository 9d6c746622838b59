import { crashReportCooldownMs } from '@adlane/contract/constants';
import { createDisposables, type Dispose, listen } from '../dispose/disposables';
import type { Emitter } from '../events/createEmitter';
import { asObject } from '../json/readers';
import type { FeedbackSent, PageMessage, TicketData } from '../protocol/pageMessages';
import type { Scope } from '../scope/scope';
import { buildStorageKeys } from '../services/buildStorageKeys';
import type { TicketRequest } from './buildTicket';
import { type CollectorOptions, createTicketCollector, type TicketParts } from './createTicketCollector';
import type { SendResult } from './createTicketDelivery';

export type Reporting = {
  /** Sends a visitor's feedback, and reports the result to the frame and the host's page. */
  readonly sendFeedback: (request: TicketRequest) => Promise<void>;
  /**
   * Resolves with undefined if it was not sent: no session yet, or another report within 10 s (widget §4.13).
   */
  readonly sendSilent: (request: TicketRequest) => Promise<SendResult | undefined>;
  /** Data that the frame may request (`collect-ticket-data`). */
  readonly ticketData: () => Promise<TicketData>;
  /** Sends what waits, where something does. */
  readonly sendQueued: () => Promise<void>;
  readonly dispose: Dispose;
};

export type ReportingOptions = Omit<CollectorOptions, 'setQueued'> & {
  readonly emitter: Emitter;
  readonly parts: TicketParts;
  readonly isSessionReady: () => boolean;
  readonly failureText: () => string;
  readonly sendToFrame: (message: PageMessage) => void;
};

/** Waiting tickets are tried again this often while the page stays open. */
const resendMs = 30_000;

export function createReporting(options: ReportingOptions): Reporting {
  const { scope, sdkKey, emitter, parts, isSessionReady, failureText, sendToFrame } = options;
  const { clock, storage } = scope;
  const flag = buildStorageKeys(sdkKey).outbox;
  let lastSilentAt = Number.NEGATIVE_INFINITY;
  const setQueued = (waits: boolean) => (waits ? storage.set(flag, '1') : storage.remove(flag));
  const collector = createTicketCollector({
    scope,
    sdkKey,
    setQueued,
    api: options.api,
    settings: options.settings,
    logs: options.logs,
    session: options.session,
    sessionSeconds: options.sessionSeconds,
    sendsResources: options.sendsResources,
  });
  const send = (request: TicketRequest) => collector.send(request, parts);
  const sendQueued = async () => {
    if (storage.get(flag) && isSessionReady()) await collector.sendQueued();
  };
  return {
    ticketData: collector.ticketData,
    async sendFeedback(request) {
      const result = await send(request).catch((): SendResult => ({ state: 'refused', status: 0 }));
      if (result.state === 'refused') {
        sendToFrame({ name: 'feedback-sending-failed', data: failureText() });
        emitter.emit('error-while-sending', { status: result.status });
        return;
      }
      sendToFrame({
        name: 'feedback-sent',
        data: result.state === 'sent' ? toFeedbackSent(result.body) : { queued: true },
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
    sendQueued,
    dispose: startResending(scope, sendQueued),
  };
}

function toFeedbackSent(body: unknown): FeedbackSent {
  return { ...asObject(body) };
}

/** Tries when the page comes back online, and every 30 s: not every browser says that it is back. */
function startResending(
  { window, clock, guard }: Pick<Scope, 'window' | 'clock' | 'guard'>,
  run: () => Promise<void>,
): Dispose {
  const disposables = createDisposables();
  const attempt = () => guard.detach(run());
  disposables.add(listen(window, 'online', attempt));
  disposables.add(clock.every(resendMs, attempt));
  return disposables.dispose;
}
