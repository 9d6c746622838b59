import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { createDisposables, type Dispose, listen } from '../../dispose/disposables';
import { toPlainNode } from '../../page/toPlainNode';
import { startTargetTracking } from '../../tour/startTargetTracking';
import type { TourOptions } from '../../tour/TourOptions';
import { createTourState, nextTourState, type TourEvent, type TourState } from '../../tour/tourState';
import { mountLayer } from '../layer/mountLayer';
import { TourView } from './TourView';
import { tourStyles } from './tour.css';

/** Runs a product tour over the page (widget §4.10). Its dispose function removes it without an end. */
export function startTour({
  scope,
  host,
  translate,
  applyTheme,
  config,
  index,
  onStep,
  onMissing,
  onEnd,
}: TourOptions): Dispose {
  const { window, document } = scope;
  const disposables = createDisposables();
  const layer = mountLayer(document, host, 'tour', tourStyles);
  disposables.add(layer.remove);
  applyTheme(layer.container);

  let state: TourState = createTourState(config.steps.length, index);
  let stopStep: Dispose = () => {};
  disposables.add(() => stopStep());

  const draw = (target?: HTMLElement) => {
    layer.render(
      <TourView
        config={config}
        state={state}
        target={target?.getBoundingClientRect()}
        window={{ width: window.innerWidth, height: window.innerHeight }}
        translate={translate}
        onNext={next}
        onPrevious={() => move({ type: 'previous' })}
        onQuit={() => move({ type: 'quit' })}
      />,
    );
  };
  const showStep = () => {
    stopStep();
    const step = config.steps[state.index];
    if (!step) return;
    onStep(state.index);
    if (step.selector) {
      stopStep = trackStep({ scope, step, selector: step.selector, draw, next, onMissing });
    } else {
      draw();
      stopStep = listen(window, 'resize', () => draw());
    }
  };
  const move = (event: TourEvent) => {
    const shown = state.index;
    state = nextTourState(state, event);
    if (state.end) {
      disposables.dispose();
      onEnd(state.end);
    } else if (state.index !== shown) showStep();
  };
  const next = () => move({ type: 'next' });
  showStep();
  return disposables.dispose;
}

type StepOptions = Pick<TourOptions, 'scope' | 'onMissing'> & {
  readonly step: TourConfig['steps'][number];
  readonly selector: string;
  readonly draw: (target?: HTMLElement) => void;
  /** Leads to the next step. */
  readonly next: () => void;
};

/** Tracks a step's element: scrolls it into view once and handles its clicks. */
function trackStep({ scope, step, selector, draw, next, onMissing }: StepOptions): Dispose {
  /** Null until it has come or is given up. */
  let current: HTMLElement | undefined | null = null;
  let stopClicks: Dispose = () => {};
  const disposables = createDisposables();
  disposables.add(() => stopClicks());
  const leadOn = () => {
    // After the page's own handlers, which the click is meant for, but before a link has left the page.
    disposables.add(scope.clock.after(0, next));
    disposables.add(listen(scope.window, 'pagehide', next));
  };
  const onTarget = (target: HTMLElement | undefined) => {
    if (target !== current) {
      stopClicks();
      // Later, the page may take it away itself.
      if (!target && current === null) onMissing?.();
      current = target;
      if (target) {
        const plain = toPlainNode(target);
        plain.scrollIntoView({ block: 'center', inline: 'nearest' });
        // To type, visitors must be able to click into the field.
        const isTyped =
          step.mode === 'INPUT' || plain.isContentEditable || plain.matches('input,textarea,select');
        if (!isTyped) stopClicks = listen(plain, 'click', leadOn);
      }
    }
    draw(target);
  };
  disposables.add(startTargetTracking({ scope, selector, onTarget }));
  return disposables.dispose;
}
