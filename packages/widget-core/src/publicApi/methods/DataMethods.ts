import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import type { SendResult } from '../../ticket/createTicketDelivery';
import type { GlobalData } from '../../widget/createPanel';
import type { Fields } from './Fields';

/** Priority of a ticket. */
export type Priority = 'LOW' | 'MEDIUM' | 'HIGH';

/** What tickets carry: attributes, custom data, events, logs, replays, and reports without a form. */
export type DataMethods = {
  /**
   * Sets the tags of the next tickets; replaces earlier ones.
   * @default []
   * @example
   * Adlane.setTags(['checkout', 'beta']);
   */
  readonly setTags: (tags: readonly string[]) => void;
  /**
   * Sets one attribute of the next tickets; a form's answer of the same name wins.
   * @example
   * Adlane.setTicketAttribute('orderId', 'A-1007');
   */
  readonly setTicketAttribute: (key: string, value: unknown) => void;
  /**
   * Removes one attribute.
   * @example
   * Adlane.unsetTicketAttribute('orderId');
   */
  readonly unsetTicketAttribute: (key: string) => void;
  /**
   * Removes all attributes.
   * @example
   * Adlane.clearTicketAttributes();
   */
  readonly clearTicketAttributes: () => void;
  /**
   * Replaces the custom data of the next tickets. Values that JSON can't carry are left out.
   * @param data an object or its JSON text
   * @default {}
   * @example
   * Adlane.attachCustomData({ plan: 'pro', cart: { items: 3 } });
   */
  readonly attachCustomData: (data: Fields | string) => void;
  /**
   * Sets one entry of the custom data.
   * @example
   * Adlane.setCustomData('plan', 'pro');
   */
  readonly setCustomData: (key: string, value: unknown) => void;
  /**
   * Removes one entry of the custom data.
   * @example
   * Adlane.removeCustomData('plan');
   */
  readonly removeCustomData: (key: string) => void;
  /**
   * Removes all custom data.
   * @example
   * Adlane.clearCustomData();
   */
  readonly clearCustomData: () => void;
  /**
   * Logs an event. It is sent with the next stream (every 2.5 s) and with the next ticket, which carries the last 500.
   * @param name cut after 255 characters
   * @param data left out if JSON can't carry it
   * @example
   * Adlane.trackEvent('checkout', { total: 49 });
   */
  readonly trackEvent: (name: string, data?: unknown) => void;
  /**
   * Logs an event: the older name of `trackEvent`.
   * @example
   * Adlane.logEvent('checkout', { total: 49 });
   */
  readonly logEvent: (name: string, data?: unknown) => void;
  /**
   * Adds a line to the console log of the next ticket, which carries the last 500 lines.
   * @param message cut after 1,000 characters
   * @param level default `INFO`
   * @example
   * Adlane.log('Payment form shown', 'WARNING');
   */
  readonly log: (message: string, level?: 'INFO' | 'WARNING' | 'ERROR') => void;
  /**
   * Restores the page's own console functions; from now on nothing is captured of them. Cannot be reverted without
   * `destroy`.
   * @example
   * Adlane.disableConsoleLogOverwrite();
   */
  readonly disableConsoleLogOverwrite: () => void;
  /**
   * Captures requests of `fetch` and `XMLHttpRequest`, even if the project's configuration does not.
   * @example
   * Adlane.startNetworkLogger();
   */
  readonly startNetworkLogger: () => void;
  /**
   * Sets how many requests a ticket carries, the newest first; from 1 to 70.
   * @default 30
   * @example
   * Adlane.setMaxNetworkRequests(50);
   */
  readonly setMaxNetworkRequests: (requests: number) => void;
  /**
   * Adds parts of addresses; requests to addresses that contain one are not captured.
   * @default []
   * @example
   * Adlane.setNetworkLogsBlacklist(['/auth', 'analytics.example']);
   */
  readonly setNetworkLogsBlacklist: (parts: readonly string[]) => void;
  /**
   * Adds names of properties that are masked in captured headers and bodies, at any depth and in any case.
   * @default []
   * @example
   * Adlane.setNetworkLogPropsToIgnore(['iban', 'ssn']);
   */
  readonly setNetworkLogPropsToIgnore: (names: readonly string[]) => void;
  /**
   * Adds requests that the page has captured by itself to the next tickets; at most 70, replacing earlier ones.
   * @param entries a list or its JSON text; entries without `url`, `type` and `date` are left out
   * @example
   * Adlane.attachNetworkLogs([{ type: 'GET', url: '/api/cart', date: new Date().toISOString(), success: true, duration: 80 }]);
   */
  readonly attachNetworkLogs: (entries: readonly NetworkLogEntry[] | string) => void;
  /**
   * Saves the replay until now for the next ticket, as the start of a flow does.
   * @example
   * Adlane.takeCurrentReplay();
   */
  readonly takeCurrentReplay: () => void;
  /**
   * Sets a part of the next ticket: `screenRecordingData`, `webReplay` or `snapshotPosition` (pixels).
   * @param value null removes what was set
   * @example
   * Adlane.setGlobalDataItem('screenRecordingData', new File([blob], 'screen.webm'));
   */
  readonly setGlobalDataItem: <K extends keyof GlobalData>(key: K, value: GlobalData[K] | null) => void;
  /**
   * Sends a report without showing anything. At most one per 10 s.
   * @param priority default `MEDIUM`
   * @param exclude parts to leave out, as an object or a list of names; default `['screenshot', 'replays', 'attachments']`
   * @returns what became of it; undefined if nothing was sent: no session yet, or another report within 10 s
   * @example
   * window.addEventListener('error', ({ message }) => void Adlane.sendSilentCrashReport(message, 'HIGH'));
   */
  readonly sendSilentCrashReport: (
    description: string,
    priority?: Priority,
    exclude?: unknown,
  ) => Promise<SendResult | undefined>;
  /**
   * Sends a report with all of its form's fields, without showing anything; else as `sendSilentCrashReport`.
   * @example
   * await Adlane.sendSilentCrashReportWithFormData({ description: 'Payment failed', code: 402 }, 'HIGH', ['replays']);
   */
  readonly sendSilentCrashReportWithFormData: (
    formData: Fields,
    priority?: Priority,
    exclude?: unknown,
  ) => Promise<SendResult | undefined>;
};
