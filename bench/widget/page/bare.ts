import { record } from '@rrweb/record';

declare global {
  interface Window {
    bareRecorder: {
      /** Everything recorded, as a page without a widget would keep it. */
      readonly events: unknown[];
      /** Milliseconds of one picture of the whole page. */
      readonly timeSnapshot: () => number;
    };
  }
}

const events: unknown[] = [];
record({ emit: (event) => events.push(event) });

window.bareRecorder = {
  events,
  timeSnapshot() {
    const start = performance.now();
    record.takeFullSnapshot();
    return performance.now() - start;
  },
};
