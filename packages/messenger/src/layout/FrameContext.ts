import { createContext, use } from 'react';
import type { Bridge } from '../bridge/Bridge';
import type { ContentPlace } from '../state/messengerState';

/** What screens can do in the frame. */
export type FrameActions = {
  readonly bridge: Bridge;
  /** Opens a content; the way back leads here. */
  readonly show: (place: ContentPlace) => void;
  /** Replaces this screen by a content. */
  readonly replace: (place: ContentPlace) => void;
  /** Opens a form. */
  readonly openFlow: (flowId: string) => void;
  /** Returns to the previous screen; undefined if the page hid the way back. */
  readonly goBack: (() => void) | undefined;
  /** Closes the widget. */
  readonly close: () => void;
  readonly isWidgetOpen: boolean;
  /** A preview inside another page, which has its own main landmark. */
  readonly isPreview?: boolean;
};

export const FrameContext = createContext<FrameActions | undefined>(undefined);

/** Returns what screens can do. @throws Error outside a frame */
export function useFrame(): FrameActions {
  const actions = use(FrameContext);
  if (!actions) throw new Error('A screen of the messenger needs a FrameContext.');
  return actions;
}
