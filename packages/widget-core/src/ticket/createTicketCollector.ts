import type { ScreenshotData, WebReplay } from '@adlane/contract/widget/tickets';
import type { Api } from '../api/createApi';
import { listResourceEntries } from '../network/listResourceEntries';
import type { TicketData } from '../protocol/pageMessages';
import { createId } from '../scope/createId';
import type { Scope } from '../scope/scope';
import type { Logs } from '../services/createLogs';
import type { Settings } from '../services/createSettings';
import type { Session } from '../session/createSession';
import { buildTicket, type TicketRequest } from './buildTicket';
import { collectMetaData } from './collectMetaData';
import { createOutbox } from './createOutbox';
import { createTicketDelivery, type SendResult } from './createTicketDelivery';
import { describeRequest } from './describeRequest';
import { uploadRecording } from './uploadRecording';

export type CollectorOptions = {
  readonly scope: Scope;
  readonly api: Api;
  readonly sdkKey: string;
  readonly settings: Settings;
  readonly logs: Logs;
  readonly sessionSeconds: () => number;
  readonly sendsResources: () => boolean;
  readonly session: Pick<Session, 'current'>;
  readonly setQueued: (waits: boolean) => void;
};

/** What belongs to one ticket alone; each is made only where the ticket does not exclude it. */
export type TicketParts = {
  readonly screenshot: () => Promise<ScreenshotData>;
  readonly replay: () => WebReplay | undefined;
  /** The screen recording, if there is one. */
  readonly recording: () => File | undefined;
};

export type TicketCollector = {
  /** Rejects if the screenshot or the upload of a recording fails (widget §8). */
  readonly send: (request: TicketRequest, parts: TicketParts) => Promise<SendResult>;
  readonly sendQueued: () => Promise<number>;
  /** Data that the frame may request (`collect-ticket-data`). */
  readonly ticketData: () => Promise<TicketData>;
};

/**
 * First wait for the texts of the last answers, which may explain a failure, in milliseconds; each further
 * wait is twice as long.
 */
const firstWaitMs = 10;
/** A text that takes longer than all waits is left out. */
const longestWaitMs = 320;

/** Makes and sends tickets. */
export function createTicketCollector(options: CollectorOptions): TicketCollector {
  const { scope, api, sdkKey, settings, logs, sessionSeconds, sendsResources, session, setQueued } = options;
  const { window, warn } = scope;
  const sender = createTicketDelivery({
    api,
    upload: (recordingFile) => uploadRecording(api, recordingFile),
    outbox: createOutbox(window.indexedDB, sdkKey),
    createId: () => createId(window.crypto),
    visitor: session.current,
    runExclusively: (run) => runExclusively(window, `adlane-outbox-${sdkKey}`, run),
    setQueued,
  });
  const collect = async () => {
    for (let ms = firstWaitMs; ms <= longestWaitMs && logs.network.readTexts(); ms *= 2)
      await new Promise<void>((resolve) => void scope.clock.after(ms, resolve));
    return {
      customData: settings.customData,
      metaData: collectMetaData(window, settings, sessionSeconds()),
      consoleLog: logs.console.list(),
      networkLogs: listNetworkLogs(logs, window.performance, sendsResources()),
      customEventLog: logs.events.list(),
    };
  };
  return {
    async send(request, { screenshot, replay, recording }) {
      const { excludeData, isSilent } = request;
      // A silent report is not sent by the visitor: the recording is not attached.
      const recordingFile =
        isSilent || excludeData.capture || excludeData.screenRecordingUrl ? undefined : recording();
      const build = async () =>
        buildTicket(request, {
          ...(await collect()),
          ticketAttributes: settings.ticketAttributes,
          email: session.current()?.email,
          tags: settings.tags,
          webReplay: excludeData.replays ? undefined : replay(),
          screenshotData: excludeData.screenshot
            ? undefined
            : await screenshot().catch((error: unknown) => {
                warn('Failed to snapshot the document', error);
                throw error;
              }),
        });
      return sender.send(build(), recordingFile);
    },
    sendQueued: sender.sendQueued,
    ticketData: async () => ({
      ...(await collect()),
      formData: settings.ticketAttributes,
      ...(settings.tags.length > 0 && { tags: settings.tags }),
    }),
  };
}

/** The server accepts 70 entries: first calls, then other resources. */
function listNetworkLogs({ network }: Logs, performance: Performance, isOn: boolean) {
  const calls = network.list(describeRequest);
  return isOn ? [...listResourceEntries(performance, network.isLogged, 70 - calls.length), ...calls] : calls;
}

/** Runs where no other tab of the site does; two tabs would send the same ticket. */
async function runExclusively<R>(
  window: Window,
  name: string,
  run: () => Promise<R>,
): Promise<R | undefined> {
  // Web locks are missing on pages that are not secure; the server still knows the ticket by its id.
  const locks: LockManager | undefined = window.navigator.locks;
  if (!locks) return run();
  return await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? run() : undefined));
}
