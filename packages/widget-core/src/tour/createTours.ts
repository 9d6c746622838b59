import type { Api } from '../api/createApi';
import { judgeAnswer } from '../api/judgeAnswer';
import type { ParsedFlowConfig } from '../config/parseFlowConfig';
import type { Dispose } from '../dispose/disposables';
import type { Emitter } from '../events/createEmitter';
import type { EventLog } from '../events/createEventLog';
import { asObject } from '../json/readers';
import { applyProjectTheme } from '../overlay/applyProjectTheme';
import type { ShadowHost } from '../overlay/createShadowHost';
import type { Scope } from '../scope/scope';
import type { TourStore } from './createTourStore';
import { parseTour } from './parseTour';
import type { TourOptions, TranslateTour } from './TourOptions';

export type Tours = {
  /** Fetches a tour and runs it; failures are silent (widget §8). */
  readonly start: (tourId: string) => Promise<void>;
  readonly startWithConfig: (tourId: string, config: unknown, index?: number) => Promise<void>;
  /** Goes on with the tour that the last page load interrupted. */
  readonly resume: () => Promise<void>;
  readonly dispose: Dispose;
};

export type ToursOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly translate: TranslateTour;
  /** The project's configuration: colors and direction. */
  readonly projectConfig: () => ParsedFlowConfig | undefined;
  readonly api: Api;
  readonly events: EventLog;
  readonly emitter: Emitter;
  readonly store: TourStore;
  /** Loads `startTour` of the lazy UI chunk. */
  readonly loadStartTour: () => Promise<(options: TourOptions) => Dispose>;
};

/** Runs one tour at a time: a new one replaces the current one. */
export function createTours(options: ToursOptions): Tours {
  const { scope, host, translate, projectConfig, api, events, emitter, store } = options;
  const { clock } = scope;
  let stopTour: Dispose = () => {};
  let isDisposed = false;

  const startWithConfig = async (tourId: string, value: unknown, index = 0) => {
    const config = parseTour(value);
    if (!config || config.steps.length === 0) {
      store.clear();
      return scope.warn('No steps to drive through');
    }
    const startTour = await options.loadStartTour();
    if (isDisposed) return;
    stopTour();
    let shown = 0;
    stopTour = startTour({
      scope,
      host,
      translate,
      applyTheme: (container) => applyProjectTheme(container, projectConfig()),
      config,
      index,
      onStep(step) {
        // The server counts these events, and the one at the end, for the figures of a tour.
        shown = step + 1;
        events.track(`tour-${tourId}-step-${shown}`);
        store.write({ tourId, index: step, config }, clock.now());
      },
      onMissing: () => events.track(`tour-${tourId}-step-${shown}-missing`),
      onEnd(end) {
        store.clear();
        stopTour = () => {};
        events.track(`tour-${tourId}-${end}`);
        emitter.emit(end === 'completed' ? 'productTourCompleted' : 'productTourQuit', { tourId });
      },
    });
  };
  return {
    startWithConfig,
    async start(tourId) {
      const answer = await api({
        method: 'POST',
        path: '/outbound/producttours',
        body: { outboundId: tourId },
      });
      const config = asObject(answer.body)?.config;
      if (judgeAnswer(answer) === 'success' && config !== undefined) await startWithConfig(tourId, config);
    },
    async resume() {
      const tour = store.read(clock.now());
      if (tour) await startWithConfig(tour.tourId, tour.config, tour.index);
    },
    dispose() {
      isDisposed = true;
      stopTour();
    },
  };
}
