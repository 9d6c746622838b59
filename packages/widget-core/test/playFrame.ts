import { vi } from 'vitest';
import { widgetPart } from './testScope';

type From = { readonly source: MessageEventSource | null; readonly origin: string };

/** A frame whose part a test plays. */
export type PlayedFrame = {
  /** Says something to the page, as the browser would deliver it. */
  readonly send: (message: object) => void;
  /** The same words, from everybody who is not the frame. */
  readonly sendAsStrangers: (message: object) => void;
  /** What the page said to the frame, each with the origin that it was meant for. */
  readonly received: () => (readonly [message: { readonly name: string }, targetOrigin: unknown])[];
};

/** Delivers a message to the page. */
export function deliver(message: object, { source, origin }: From): void {
  window.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message), origin, source }));
}

/** Senders that may impersonate the frame: the right window from another origin, others from the right one. */
export function listStrangers({ source, origin }: From): readonly From[] {
  const sibling = new MessageChannel().port1;
  return [
    { source, origin: 'https://evil.test' },
    { source, origin: 'null' },
    { source, origin: `${origin}.evil.test` },
    { source, origin: origin.replace('https:', 'http:') },
    { source: sibling, origin },
    { source: window, origin },
    { source: window, origin: location.origin },
    { source: null, origin },
  ];
}

/** Takes the place of the window in the widget's iframe: one of another origin can't be listened to. */
export function playFrame(selector: string, origin: string): PlayedFrame {
  const source = new MessageChannel().port1;
  const post = vi.spyOn(source, 'postMessage').mockImplementation(() => {});
  Object.defineProperty(widgetPart(selector), 'contentWindow', { value: source });
  return {
    send: (message) => deliver(message, { source, origin }),
    sendAsStrangers(message) {
      for (const stranger of listStrangers({ source, origin })) deliver(message, stranger);
    },
    received: () => post.mock.calls.map(([text, target]) => [JSON.parse(text), target] as const),
  };
}
