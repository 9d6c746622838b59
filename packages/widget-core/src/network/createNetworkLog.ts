import type { NetworkLogEntry } from '@adlane/contract';
import { defaultNetworkLogs, maxNetworkLogs } from '@adlane/contract/constants';
import { createRing } from '../logs/createRing';
import { withoutSecrets } from '../page/privacy';
import { cleanBody, cleanHeaders, limitText, placeholder } from './redact';

/** A request that is being captured; filled in while it runs. `at` is in milliseconds since 1970. */
export type OpenRequest = {
  readonly url: string;
  readonly method: string;
  readonly at: number;
  readonly headers: Iterable<readonly [string, string]>;
  /** Undefined where there is none, or where it is no text. */
  readonly payload?: string;
};

export type Outcome = {
  readonly success: boolean;
  readonly status?: number;
  readonly statusText?: string;
  readonly responseText?: string;
};

export type NetworkLog = {
  /** Undefined where the address must not be logged. The result closes the request and may be called again. */
  readonly open: (request: OpenRequest) => ((outcome: Outcome) => void) | undefined;
  readonly all: () => NetworkLogEntry[];
  readonly attach: (entries: readonly NetworkLogEntry[]) => void;
  readonly setMax: (requests: number) => void;
  readonly ignoreProps: (names: readonly string[]) => void;
  readonly blacklist: (parts: readonly string[]) => void;
  readonly isLogged: (url: string) => boolean;
  readonly clear: () => void;
};

type Options = {
  readonly now: () => number;
  /** Addresses of our own, which are never logged. */
  readonly isOwn: (url: string) => boolean;
};

/** Captured requests, masked before they are kept: 30 by default, at most 70, the oldest go first (widget §9). */
export function createNetworkLog({ now, isOwn }: Options): NetworkLog {
  const requests = createRing<NetworkLogEntry>(defaultNetworkLogs);
  const ignored = new Set<string>();
  const blocked = new Set<string>();
  let attached: readonly NetworkLogEntry[] = [];
  let most = defaultNetworkLogs;

  const isLogged = (url: string) => !isOwn(url) && ![...blocked].some((part) => url.includes(part));
  return {
    isLogged,
    open({ url, method, at, headers, payload }) {
      if (!isLogged(url)) return undefined;
      const entry: NetworkLogEntry = {
        url: withoutSecrets(url),
        type: method,
        date: new Date(at).toISOString(),
        duration: 0,
        success: false,
        request: {
          headers: cleanHeaders(headers, ignored),
          ...(payload !== undefined && { payload: limitText(cleanBody(payload, ignored)) }),
        },
        response: { responseText: placeholder.stillOpen },
      };
      requests.push(entry);
      return ({ success, status, statusText, responseText }) => {
        entry.duration = Math.max(0, now() - at);
        entry.success = success;
        entry.response = {
          ...(status !== undefined && { status }),
          ...(statusText !== undefined && { statusText }),
          ...(responseText !== undefined && { responseText: limitText(cleanBody(responseText, ignored)) }),
        };
      };
    },
    all: () => [...requests.all(), ...attached].slice(-most),
    attach(entries) {
      attached = entries.slice(-maxNetworkLogs);
    },
    setMax(count) {
      most = Math.min(maxNetworkLogs, Math.max(1, Math.floor(count)));
      requests.limit(most);
    },
    ignoreProps(names) {
      for (const name of names) ignored.add(name.toLowerCase());
    },
    blacklist(parts) {
      for (const part of parts) if (part !== '') blocked.add(part);
    },
    clear() {
      requests.clear();
      attached = [];
    },
  };
}
