import { defaultNetworkLogs, maxNetworkLogs } from '@adlane/contract/constants';
import type { NetworkLogEntry } from '@adlane/contract/widget/tickets';
import { createRing } from '../logs/createRing';
import { limitText } from './capturedText';

/** A request that the page makes. `at` is in milliseconds since 1970. */
export type OpenRequest = {
  readonly url: string;
  readonly method: string;
  readonly at: number;
  readonly headers: Iterable<readonly [string, string]>;
  /** Undefined if there is none, or if it is not text. */
  readonly payload?: string;
};

export type Outcome = {
  readonly success: boolean;
  readonly status?: number;
  readonly statusText?: string;
  readonly responseText?: string;
  /** Reads the text later: most requests are dropped before a ticket needs them. */
  readonly readText?: () => void;
};

/** A recorded request: most are dropped, so only those of a ticket are masked. */
export type SeenRequest = OpenRequest & {
  /** Undefined while it runs. */
  outcome: Outcome | undefined;
  /** Milliseconds. */
  duration: number;
};

/** Writes a request as it may leave the page; `ignored` are names of properties, in lower case. */
type Describe = (request: SeenRequest, ignored: ReadonlySet<string>) => NetworkLogEntry;

export type NetworkLog = {
  /** Undefined where the address must not be logged. The result closes the request and may be called again. */
  readonly open: (request: OpenRequest) => ((outcome: Outcome) => void) | undefined;
  /**
   * Filters by the current ignore list and blacklist: a project's configuration may arrive after the page's
   * first requests.
   */
  readonly list: (describe: Describe) => NetworkLogEntry[];
  readonly attach: (entries: readonly NetworkLogEntry[]) => void;
  readonly setMax: (requests: number) => void;
  readonly ignoreProps: (names: readonly string[]) => void;
  readonly blacklist: (parts: readonly string[]) => void;
  readonly isLogged: (url: string) => boolean;
  /** Reads the deferred texts of a ticket's requests; returns whether there are any. */
  readonly readTexts: () => boolean;
  readonly clear: () => void;
};

type Options = {
  readonly now: () => number;
  /** The widget's URLs, which are never logged. */
  readonly isOwn: (url: string) => boolean;
};

/** Captured requests: 30 by default, at most 70, the oldest go first (widget §9). */
export function createNetworkLog({ now, isOwn }: Options): NetworkLog {
  const requests = createRing<SeenRequest>(defaultNetworkLogs);
  const ignored = new Set<string>();
  const blocked: string[] = [];
  let attached: readonly NetworkLogEntry[] = [];
  let most = defaultNetworkLogs;

  const isLogged = (url: string) => !isOwn(url) && !blocked.some((part) => url.includes(part));
  return {
    isLogged,
    open(request) {
      if (!isLogged(request.url)) return undefined;
      const { payload } = request;
      const seen: SeenRequest = {
        ...request,
        ...(payload && { payload: limitText(payload) }),
        outcome: undefined,
        duration: 0,
      };
      requests.push(seen);
      return (outcome) => {
        if (!seen.outcome?.readText) seen.duration = Math.max(0, now() - seen.at);
        seen.outcome = outcome;
      };
    },
    readTexts() {
      const putOff = requests.list().flatMap(({ outcome }) => outcome?.readText ?? []);
      for (const readText of putOff) readText();
      return putOff.length > 0;
    },
    list(describe) {
      const seen = requests.list().filter(({ url }) => isLogged(url));
      return [...seen.map((request) => describe(request, ignored)), ...attached].slice(-most);
    },
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
      // A configuration that comes again names the same ones.
      blocked.push(...parts.filter((part) => part !== '' && !blocked.includes(part)));
    },
    clear() {
      requests.clear();
      attached = [];
    },
  };
}
