import { readAppConfig } from '../../config/appConfig';
import { startFeedbackWidget } from './feedbackWidget';

/** Time between checks of a page that does not show its content yet. */
const checkAgainMs = 250;
/** A page that loads longer than this no longer delays the widget. */
const longestWaitMs = 10_000;
/** A page that is busy longer than this runs the callback all the same. */
const longestBusyMs = 2000;

function runWhenIdle(run: () => void): void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run, { timeout: longestBusyMs });
}

/** Every page has a main region; it is busy where it loads its content. */
function showsContent(page: Document): boolean {
  return page.querySelector('main') !== null && page.querySelector('[aria-busy=true]') === null;
}

/** Runs a callback when a page shows its content and is idle. */
function runWhenShown(page: Document, run: () => void): void {
  const start = performance.now();
  const check = () => {
    const isOver = performance.now() - start >= longestWaitMs;
    if (isOver || showsContent(page)) runWhenIdle(run);
    else setTimeout(check, checkAgainMs);
  };
  check();
}

/** Loads the feedback widget of the page's settings, if there is one, when the page shows its content. */
export function startConfiguredWidget(page: Document): void {
  const { widget } = readAppConfig(page);
  if (widget) runWhenShown(page, () => startFeedbackWidget(widget, page));
}
