import { toJson } from '../json/toJson';
/** What a channel needs of the window that it listens on. */
export type ChannelWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/** Options of `createChannel`. */
export type ChannelOptions<In> = {
  /** The window that receives the messages: one's own. */
  readonly window: ChannelWindow;
  /** The only window that is listened and posted to; resolved each time, because frames come and go. */
  readonly peer: () => Pick<Window, 'postMessage'> | null | undefined;
  /** The peer's exact origin, e.g. `https://frame.example`. Never `*`, never `null`. */
  readonly origin: string;
  /** Parses a message; undefined if it does not belong to this channel. */
  readonly parse: (raw: unknown) => In | undefined;
};

/** A checked message channel between two windows. */
export type Channel<In, Out> = {
  /** Sends to the peer's exact origin. False where the peer is gone. */
  readonly send: (message: Out) => boolean;
  /** Hears the peer; returns the stop. */
  readonly listen: (receive: (message: In) => void) => () => void;
};

/**
 * A channel between two windows (widget §7.2 to §7.4). A message counts only when both its origin and its source
 * window are the peer's, and is sent only to the peer's exact origin; all else is ignored silently.
 * @throws TypeError where `origin` is not the exact origin of an http(s) page.
 */
export function createChannel<In, Out extends { readonly name: string }>({
  window,
  peer,
  origin,
  parse,
}: ChannelOptions<In>): Channel<In, Out> {
  if (!isExactOrigin(origin)) {
    throw new TypeError(
      `A channel needs the exact origin of its peer, like https://frame.example; got "${origin}".`,
    );
  }
  return {
    send(message) {
      const target = peer();
      if (!target) return false;
      target.postMessage(toJson(message), origin);
      return true;
    },
    listen(receive) {
      const onMessage = (event: MessageEvent<unknown>) => {
        const source = peer();
        if (event.origin !== origin || !source || event.source !== source) return;
        const message = parse(event.data);
        if (message !== undefined) receive(message);
      };
      window.addEventListener('message', onMessage);
      return () => window.removeEventListener('message', onMessage);
    },
  };
}

/** True for `https://host` or `http://host:port` with nothing behind it. */
export function isExactOrigin(origin: string): boolean {
  return /^https?:\/\//.test(origin) && parseOrigin(origin) === origin;
}

/** Returns the origin of an http(s) URL, undefined for any other text. */
export function parseOrigin(address: string): string | undefined {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
  } catch {
    return undefined;
  }
}

/** What `findHostOrigin` reads of a framed window. */
export type FramedWindow = {
  readonly location: { readonly ancestorOrigins?: { readonly [index: number]: string } };
  readonly document: { readonly referrer: string };
};

/**
 * The origin of the page around a frame, for the frame's own channel. The browser says it (`ancestorOrigins`), or the
 * referrer does: the host's side sets `referrerpolicy="origin"` on the frame. Undefined where neither is known.
 */
export function findHostOrigin(window: FramedWindow): string | undefined {
  return parseOrigin(window.location.ancestorOrigins?.[0] ?? '') ?? parseOrigin(window.document.referrer);
}
