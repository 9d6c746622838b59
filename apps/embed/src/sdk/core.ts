import { type AdlaneApi, browserScope, createWidget, takeOver } from '@adlane/widget-core';

/** Starts the widget's object on this page and replays what the page had queued. */
export function start(): AdlaneApi {
  const scope = browserScope(window);
  const api = createWidget(scope);
  takeOver(scope, api);
  return api;
}
