import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { Scope } from '../scope/scope';

/** Texts of the tour's own buttons and labels. */
export type TourTextKey = 'tour' | 'close' | 'previous' | 'next' | 'done';
export type TranslateTour = (key: TourTextKey) => string;

/** What a tour is started with; `ui/tour` draws it. */
export type TourOptions = {
  /** Window, document, clock and errors of the host page. */
  readonly scope: Pick<Scope, 'window' | 'document' | 'clock' | 'guard'>;
  /** The layer on the host page that shows it. */
  readonly host: ShadowHost;
  /** Returns texts in the language of the visitor. */
  readonly translate: TranslateTour;
  /** Applies colors, direction and language to the tour's layer. */
  readonly applyTheme: (container: HTMLElement) => void;
  /** Steps of the tour. */
  readonly config: TourConfig;
  /** Step to start at; 0 but for a tour that a page load interrupted. */
  readonly index: number;
  /** Called with the index of each step that is shown. */
  readonly onStep: (index: number) => void;
  /** Called when the element of the shown step did not come. */
  readonly onMissing?: (() => void) | undefined;
  /** Called when the tour is completed or closed. */
  readonly onEnd: (end: 'completed' | 'quit') => void;
};
