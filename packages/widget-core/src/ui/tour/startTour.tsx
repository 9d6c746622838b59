import type { TourConfig } from '@adlane/contract/outbound';
import type { ReadFlowConfig } from '../../config/readFlowConfig';
import type { ShadowHost } from '../../page/createShadowHost';
import type { Translate } from '../../page/translate';
import type { Scope } from '../../scope/scope';
import { createStops, listen, type Stop } from '../../scope/stops';
import { followTarget } from '../../tour/followTarget';
import { nextTourState, startedTour, type TourEvent, type TourState } from '../../tour/tourState';
import { dress, mountLayer } from '../mountLayer';
import { TourView } from './TourView';
import { tourStyles } from './tour.css';

export type TourOptions = {
  readonly scope: Scope;
  readonly host: ShadowHost;
  readonly translate: Translate;
  readonly look: () => ReadFlowConfig | undefined;
  readonly config: TourConfig;
  /** Step to start at; 0 but for a tour that a page load interrupted. */
  readonly index: number;
  readonly onStep: (index: number) => void;
  readonly onEnd: (end: 'completed' | 'quit') => void;
};

/** Runs a product tour over the page (widget §4.10). Its stop takes it off the page without an end. */
export function startTour({ scope, host, translate, look, config, index, onStep, onEnd }: TourOptions): Stop {
  const { window, document } = scope;
  const stops = createStops();
  const layer = mountLayer(document, host, 'tour', tourStyles);
  stops.add(layer.remove);
  dress(layer, look(), look()?.color ?? '#485BFF');

  let state: TourState = startedTour(config.steps.length, index);
  let stopStep: Stop = () => {};
  stops.add(() => stopStep());

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
    stopStep = followStep({ scope, step: { ...step, selector: step.selector }, draw, move });
  };
  const move = (event: TourEvent) => {
    const before = state;
    state = nextTourState(state, event);
    if (state.end) {
      stops.run();
      onEnd(state.end);
    } else if (state.index !== before.index) showStep();
  };
  showStep();
  return stops.run;
}

type StepOptions = Pick<TourOptions, 'scope'> & {
  readonly step: TourConfig['steps'][number] & { readonly selector: string };
  readonly draw: (target: HTMLElement | undefined) => void;
  readonly move: (event: TourEvent) => void;
};

/** Follows a step's element: brings it into view once, hears its clicks. */
function followStep({ scope, step, draw, move }: StepOptions): Stop {
  const stops = createStops();
  let current: HTMLElement | undefined;
  let stopClicks: Stop = () => {};
  stops.add(() => stopClicks());
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
  stops.add(followTarget({ scope, selector: step.selector, onTarget }));
  return stops.run;
}

function isInput(element: HTMLElement): boolean {
  return element.isContentEditable || /^(?:input|textarea|select)$/i.test(element.tagName);
}
