import { record } from '@rrweb/record';

declare global {
  interface Window {
    bareRecorder: {
      /** All recorded events, as a page without a widget would store them. */
      readonly events: unknown[];
      /** Measures one snapshot of the whole page, in milliseconds. */
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
