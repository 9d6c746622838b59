import type { Fields } from './Fields';

/** Events of the widget and their data. */
export type WidgetEvents = {
  /** The session is ready. */
  readonly initialized: undefined;
  readonly open: undefined;
  readonly close: undefined;
  /** The id of the form. */
  readonly 'flow-started': unknown;
  /** The answers of the form. */
  readonly 'feedback-sent': Fields;
  /** `status` is 0 if no request was sent. */
  readonly 'error-while-sending': { readonly status: number };
  /** The number of unread messages. */
  readonly 'unread-count-changed': number;
  readonly productTourCompleted: { readonly tourId: string };
  readonly productTourQuit: { readonly tourId: string };
  /** The tool that a bot calls, with its parameters. */
  readonly 'tool-execution': unknown;
  /** `gleapuser-<gleapHash>`: the group that receives the visitor's push messages. */
  readonly 'register-pushmessage-group': string;
  readonly 'unregister-pushmessage-group': string;
};

type EventListenerFor<E extends string> = (
  data: E extends keyof WidgetEvents ? WidgetEvents[E] : unknown,
) => void;

/** Callbacks of the page. What they throw becomes a warning in the console. */
export type EventMethods = {
  /**
   * Calls the listeners of `registerCustomAction`, as a button with a custom action does.
   * @example
   * Adlane.triggerCustomAction('open-cart');
   */
  readonly triggerCustomAction: (name: string) => void;
  /**
   * Adds a listener for custom actions of forms, bots and banners. It stays for the life of the page.
   * @example
   * Adlane.registerCustomAction(({ name }) => {
   *   if (name === 'open-cart') router.push('/cart');
   * });
   */
  readonly registerCustomAction: (run: (action: { readonly name: string }) => void) => void;
  /**
   * Handles links of messages, instead of opening them in this or in a new tab. Replaces an earlier handler.
   * @example
   * Adlane.setUrlHandler((url, newTab) => (newTab ? window.open(url, '_blank', 'noopener') : router.push(url)));
   */
  readonly setUrlHandler: (open: (url: string, newTab: boolean) => void) => void;
  /**
   * Subscribes to an event of `WidgetEvents`, or to any other event that a form of the frame emits.
   * @example
   * Adlane.on('feedback-sent', (form) => analytics.track('feedback', form));
   */
  readonly on: <E extends string>(event: E, listener: EventListenerFor<E>) => void;
  /**
   * Unsubscribes a listener; not part of Gleap.
   * @example
   * Adlane.off('feedback-sent', onFeedback);
   */
  readonly off: <E extends string>(event: E, listener: EventListenerFor<E>) => void;
};
