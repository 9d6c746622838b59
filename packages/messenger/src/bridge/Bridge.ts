import type { FrameMessage, PageMessage } from '@adlane/widget-core/protocol';

/** Channel to the host page (widget §7.2). `createChannel` of widget-core creates the real one. */
export type Bridge = {
  /** Sends a message to the page. */
  readonly send: (message: FrameMessage) => void;
  /** Subscribes to messages of the page; returns the disposer. */
  readonly subscribe: (receive: (message: PageMessage) => void) => () => void;
};
