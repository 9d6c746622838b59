import { afterEach, beforeEach, expect } from 'vitest';
import { createRing } from '../src/logs/createRing';
import { startClickLog } from '../src/logs/startClickLog';
import type { LogEntry } from '../src/logs/startConsoleLog';
import { watchPasswordFields } from '../src/privacy/passwordFields';
import { createReplayRecorder } from '../src/replay/createReplayRecorder';
import { captureSnapshot } from '../src/snapshot/captureSnapshot';
import { eventually } from './eventually';
import { testScope } from './testScope';
import { waitForPaint } from './waitForPaint';
import { waitUntilRecorded } from './waitUntilRecorded';

/** The part of the page that belongs to the running test. */
export const page = document.createElement('main');

let canaries = 0;
let channels = 0;

/** Returns how many canaries the running test has made. */
export const countCanaries = () => canaries;

/** Returns what the running test has counted, for its report: canaries, and searches for one in a channel. */
export const listCounts = () => ({ canaries, 'canaries × channels': canaries * channels });

/** Gives each test an empty page. */
export function useCanaryPage(): void {
  beforeEach(() => {
    canaries = 0;
    channels = 0;
    page.replaceChildren();
    document.body.append(page);
  });
  afterEach(() => page.remove());
}

/** Returns a word in place of a secret, which names its place. */
export const canary = (where: string) => {
  canaries += 1;
  return `canary-${canaries}-${where.replace(/[^\w]+/g, '-')}`;
};

/** Adds an element with a class name. */
export const box = (className: string, parent: Node = page) => {
  const made = document.createElement('div');
  made.className = className;
  parent.appendChild(made);
  return made;
};
/** Adds a frame and returns its body. */
export const frameIn = async (parent: Node, className = '') => {
  const frame = document.createElement('iframe');
  frame.className = className;
  parent.appendChild(frame);
  // A recorder takes up the empty frame first, then what comes into it.
  await waitForPaint();
  return frame.contentDocument?.body ?? parent;
};
/** Waits until each frame has the document that its markup names. */
const framesLoaded = () =>
  eventually(() => {
    for (const { srcdoc, contentDocument } of page.querySelectorAll('iframe')) {
      expect(contentDocument?.readyState).toBe('complete');
      if (srcdoc !== '') expect(contentDocument?.URL).toBe('about:srcdoc');
    }
  });
/**
 * Records, lets `act` change the page, and returns all that would be sent. `act` can wait until the replay has what it
 * changed.
 */
export async function collectAll(
  act: (untilRecorded: () => Promise<void>) => Promise<void>,
): Promise<string> {
  const { scope } = testScope();
  const entries = createRing<LogEntry>(100_000);
  const stops = [watchPasswordFields(scope), startClickLog(scope, entries)];
  const replay = createReplayRecorder(scope, { maskAllInputs: false });
  const untilRecorded = async () => {
    await framesLoaded();
    await waitUntilRecorded(replay);
  };
  await untilRecorded();
  await act(untilRecorded);
  await untilRecorded();
  const shot = await captureSnapshot(scope, {
    isLive: false,
    marks: '',
    hidden: new Set(),
    position: { x: 0, y: 0 },
  });
  const sent = [replay.collect(), shot, entries.list()];
  replay.dispose();
  for (const stop of stops) stop();
  channels = sent.length;
  return JSON.stringify(sent);
}

/** Lists the canaries in a text. */
export const findLeaks = (text: string) => [...new Set(text.match(/canary-\d+-[\w-]+/g) ?? [])];
