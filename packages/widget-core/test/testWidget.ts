import type { AdlaneApi } from '../src/publicApi/AdlaneApi';
import { createWidget } from '../src/publicApi/createWidget';
import type { Scope } from '../src/scope/scope';
import { eventually } from './eventually';
import { type PlayedFrame, playFrame } from './playFrame';
import { testScope, widgetPart, widgetRoot } from './testScope';

export const frameOrigin = 'https://frame.adlane.test';

type Answers = Parameters<typeof testScope>[0];
type TestWidget = ReturnType<typeof testScope> & { readonly widget: AdlaneApi };

let running: AdlaneApi | undefined;

/** A widget over a scripted server, not started yet; parts of its scope may be a test's own. */
export function createTestWidget(answers?: Answers, own: Partial<Scope> = {}): TestWidget {
  const world = testScope(answers);
  const widget = createWidget({ ...world.scope, ...own });
  running = widget;
  widget.setApiUrl('https://adlane.test/sdk');
  widget.setFrameUrl(frameOrigin);
  widget.setBannerUrl('https://banner.adlane.test');
  return { ...world, widget };
}

/** The same, started: its button is there. */
export async function startTestWidget(answers?: Answers, own?: Partial<Scope>): Promise<TestWidget> {
  const world = createTestWidget(answers, own);
  world.widget.initialize('k');
  await eventually(() => widgetPart('.button'));
  return world;
}

/** The same, open, with a frame that has said that it is there and whose part a test plays. */
export async function openTestWidget(
  answers?: Answers,
  own?: Partial<Scope>,
): Promise<TestWidget & { readonly frame: PlayedFrame }> {
  const world = await startTestWidget(answers, own);
  world.widget.open();
  await eventually(() => widgetPart('iframe'));
  const frame = playFrame('iframe', frameOrigin);
  frame.send({ name: 'ping' });
  return { ...world, frame };
}

/** Ends the widget and takes away what it has left on purpose; for `afterEach`. */
export function endTestWidget(): void {
  running?.destroy();
  running = undefined;
  localStorage.clear();
  history.replaceState(undefined, '', location.pathname);
}

/** How many elements of the widget a selector names. */
export const shown = (selector: string) => widgetRoot().querySelectorAll(selector).length;

/** Presses the widget's button with this text, once there is one. */
export const press = (text: string) =>
  eventually(() => {
    const found = [...widgetRoot().querySelectorAll('button')].find((part) => part.textContent === text);
    if (!found) throw new Error(`There is no button ${text}.`);
    found.click();
  });
