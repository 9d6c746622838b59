import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { createShadowHost } from '../overlay/createShadowHost';
import { startTour as showTour } from '../ui/tour/startTour';
import { type Appearance, applyAppearance } from './applyAppearance';
import { createPageScope } from './createPageScope';
import { tourTheme } from './tourTheme.css';

export type { ThemeTokens } from './applyAppearance';

/** One step of a tour. */
export type TourStep = {
  /** HTML; everything but simple formatting, links and images is removed. */
  readonly message: string;
  /** CSS selector of the element that the step explains; searched in open shadow roots too. @default the step is centered */
  readonly selector?: string;
  /** A bubble, a large card, or a bubble with a video. @default 'pointer' */
  readonly type?: 'pointer' | 'post' | 'video-pointer';
  /** Continues by a click on the element, or lets the user type into it. @default the buttons of the bubble */
  readonly mode?: 'CLICK' | 'INPUT';
  /** For `video-pointer`. */
  readonly videoUrl?: string;
};

const defaultTexts = { tour: 'Tour', close: 'Close', previous: 'Previous', next: 'Next', done: 'Done' };

/** Texts of a tour by key. */
export type TourTexts = Partial<Record<keyof typeof defaultTexts, string>>;

/** Settings of a product tour. */
export type ProductTourOptions = Appearance & {
  /** Steps of the tour, in order. */
  readonly steps: readonly TourStep[];
  /** Index of the step to begin with. @default 0 */
  readonly index?: number;
  /** Who speaks in the bubbles. */
  readonly sender?: { readonly firstName: string; readonly profileImageUrl?: string };
  /** Shows a close button, and lets Escape close the tour. @default true */
  readonly allowClose?: boolean;
  /** Shows a button that goes back. @default true */
  readonly backButton?: boolean;
  /** Replaces English texts. @default {} */
  readonly texts?: TourTexts;
  /** Called with the index of each shown step, the first included. */
  readonly onStep?: (index: number) => void;
  /** The tour has ended and is gone from the page. */
  readonly onEnd?: (end: 'completed' | 'quit') => void;
};

/** A running tour. */
export type ProductTour = {
  /** Returns the index of the shown step. */
  readonly getIndex: () => number;
  /** Shows another step; does nothing once the tour has ended. */
  readonly goTo: (index: number) => void;
  /** Removes the tour and all it added to the page, without a call of `onEnd`. */
  readonly dispose: () => void;
};

/**
 * Starts a product tour over the page: it dims everything but the step's element and explains that in a bubble.
 * It waits for elements that come late and follows those that move.
 *
 * @example
 * startTour({
 *   steps: [{ selector: '#buy', message: '<p>Press <b>Buy</b> to order.</p>' }],
 *   onEnd: (end) => save(end),
 * });
 */
export function startTour(options: ProductTourOptions): ProductTour {
  const { steps, texts = {}, sender, allowClose = true, backButton = true, onStep, onEnd } = options;
  const scope = createPageScope();
  const host = createShadowHost(scope, tourTheme);
  const config: TourConfig = {
    steps: steps.map((step) => ({ type: 'pointer', ...step, mode: step.mode ?? '' })),
    sender,
    allowClose,
    backButton,
    nextText: '',
    prevText: '',
    doneText: '',
  };
  let index = options.index ?? 0;
  let stop = () => {};
  let show = (from: number) => {
    stop();
    stop = showTour({
      scope,
      host,
      translate: (key) => texts[key] || defaultTexts[key],
      applyTheme: (container) => applyAppearance(container, options),
      config,
      index: from,
      onStep(shown) {
        index = shown;
        onStep?.(shown);
      },
      onEnd(end) {
        dispose();
        onEnd?.(end);
      },
    });
  };
  const dispose = () => {
    // A tour that has ended shows no more steps.
    show = () => {};
    stop();
    host.remove();
  };
  if (steps.length > 0) show(index);
  return { getIndex: () => index, goTo: (step) => show(step), dispose };
}
