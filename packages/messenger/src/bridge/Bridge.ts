import type { FrameMessage, PageMessage } from '@adlane/widget-core/protocol';

/** The line to the host's page (widget §7.2). `createChannel` of widget-core gives the real one. */
export type Bridge = {
  /** Says something to the page. */
  readonly send: (message: FrameMessage) => void;
  /** Hears what the page says; returns the stop. */
  readonly subscribe: (receive: (message: PageMessage) => void) => () => void;
};
