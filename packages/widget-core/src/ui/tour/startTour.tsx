import type { TourConfig } from '@adlane/contract/widget/outbound/visitor';
import { createDisposables, type Dispose, listen } from '../../dispose/disposables';
import { startTargetTracking } from '../../tour/startTargetTracking';
import type { TourOptions } from '../../tour/TourOptions';
import { createTourState, nextTourState, type TourEvent, type TourState } from '../../tour/tourState';
import { applyTheme, mountLayer } from '../layer/mountLayer';
import { TourView } from './TourView';
import { tourStyles } from './tour.css';

/** Runs a product tour over the page (widget §4.10). Its dispose function removes it without an end. */
export function startTour({
  scope,
  host,
  translate,
  projectConfig,
  config,
  index,
  onStep,
  onEnd,
}: TourOptions): Dispose {
  const { window, document } = scope;
  const disposables = createDisposables();
  const layer = mountLayer(document, host, 'tour', tourStyles);
  disposables.add(layer.remove);
  applyTheme(layer, projectConfig(), projectConfig()?.color ?? '#485BFF');

  let state: TourState = createTourState(config.steps.length, index);
  let stopStep: Dispose = () => {};
  disposables.add(() => stopStep());

  const draw = (target: HTMLElement | undefined) => {
    layer.render(
      <TourView
        config={config}
        state={state}
        target={target?.getBoundingClientRect()}
        window={{ width: window.innerWidth, height: window.innerHeight }}
        translate={translate}
        onNext={() => move({ type: 'next' })}
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
    if (!step.selector) {
      draw(undefined);
      stopStep = listen(window, 'resize', () => draw(undefined));
      return;
    }
    stopStep = trackStep({ scope, step: { ...step, selector: step.selector }, draw, move });
  };
  const move = (event: TourEvent) => {
    const before = state;
    state = nextTourState(state, event);
    if (state.end) {
      disposables.dispose();
      onEnd(state.end);
    } else if (state.index !== before.index) showStep();
  };
  showStep();
  return disposables.dispose;
}

type StepOptions = Pick<TourOptions, 'scope'> & {
  readonly step: TourConfig['steps'][number] & { readonly selector: string };
  readonly draw: (target: HTMLElement | undefined) => void;
  readonly move: (event: TourEvent) => void;
};

/** Tracks a step's element: scrolls it into view once and handles its clicks. */
function trackStep({ scope, step, draw, move }: StepOptions): Dispose {
  const disposables = createDisposables();
  let current: HTMLElement | undefined;
  let stopClicks: Dispose = () => {};
  disposables.add(() => stopClicks());
  const onTarget = (target: HTMLElement | undefined) => {
    if (target !== current) {
      stopClicks();
      current = target;
      if (target) {
        target.scrollIntoView({ block: 'center', inline: 'nearest' });
        const onClick = () => move({ type: 'clickTarget', isInput: isInput(target), mode: step.mode });
        // After the page's own handlers, which the click is meant for.
        stopClicks = listen(target, 'click', () => void scope.clock.after(0, onClick));
      }
    }
    draw(target);
  };
  disposables.add(startTargetTracking({ scope, selector: step.selector, onTarget }));
  return disposables.dispose;
}

function isInput(element: HTMLElement): boolean {
  return element.isContentEditable || /^(?:input|textarea|select)$/i.test(element.tagName);
}
