import { expect } from 'vitest';
import type { Replay } from '../src/replay/createReplayRecorder';
import { eventually } from './eventually';
import { waitForPaint } from './waitForPaint';

let marks = 0;

/** Waits until a replay has everything that the page has changed until now, as changes are recorded in their order. */
export async function waitUntilRecorded({ collect }: Pick<Replay, 'collect'>): Promise<void> {
  // A new frame or shadow root is observed a task later.
  await waitForPaint();
  const mark = document.createElement('i');
  mark.id = `recorded-${(marks += 1)}`;
  document.body.append(mark);
  // The last event may be what canvases show, which is read now.
  await eventually(() => expect(JSON.stringify(collect()?.events.slice(-2))).toContain(`"${mark.id}"`));
  mark.remove();
}
