/** Actions of the host page, with or without a widget. */
export type HostPage = {
  /** Replaces 200 rows (1,400 nodes) in each of so many frames. Resolves after the last. */
  readonly storm: (frames: number) => Promise<void>;
  /** The same without waiting for frames, all at once. */
  readonly burst: (rounds: number) => Promise<void>;
  /** Fetches and reads a small JSON answer so many times, six at a time. Resolves to milliseconds. */
  readonly fetchMany: (count: number) => Promise<number>;
  /** The longest task of the page since the last call, in milliseconds; 0 where none was over 50 ms. */
  readonly readLongestTask: () => Promise<number>;
  /** Milliseconds of tasks beyond 50 ms each since the page began. */
  readonly blockingTime: () => number;
  readonly layoutShift: () => number;
};

declare global {
  interface Window {
    hostPage: HostPage;
  }
}

const rowsPerFrame = 200;
const nodesPerRow = 7;
const fetchesAtOnce = 6;
/** Tasks longer than this block (the longtask API's own limit), in milliseconds. */
const longTaskMs = 50;
const reportMs = 300;

function createRow(index: number): HTMLElement {
  const row = document.createElement('div');
  row.className = 'row';
  row.dataset.account = String(index);
  for (const [name, text] of [
    ['span', `Account ${index}`],
    ['span', `${index * 17} cents`],
    ['b', 'open'],
  ] as const) {
    const cell = document.createElement(name);
    cell.textContent = text;
    row.append(cell);
  }
  return row;
}

const rows = (count: number, from: number) =>
  Array.from({ length: count }, (_, index) => createRow(from + index));

const main = document.querySelector('main') ?? document.body;
// Both scroll separately, so that scripts are measured and not the layout of a long page.
const [table, rest] = [document.createElement('section'), document.createElement('section')];
rest.append(...rows(Math.round(Number(main.dataset.nodes) / nodesPerRow), 0));
main.append(table, rest);

const replaceRows = (round: number) => table.replaceChildren(...rows(rowsPerFrame, round));
/** Runs in the frame's own callback: the browser does not count awaited continuations as scripts. */
const inNextFrame = (work: () => void) =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      work();
      resolve();
    });
  });

let blocking = 0;
let shift = 0;
let longest = 0;
const longTasks = new PerformanceObserver((list) => note(list.getEntries()));
function note(entries: PerformanceEntryList): void {
  for (const { duration } of entries) {
    blocking += duration - longTaskMs;
    longest = Math.max(longest, duration);
  }
}
longTasks.observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
}).observe({ type: 'layout-shift', buffered: true });

window.hostPage = {
  async storm(frames) {
    for (let frame = 0; frame < frames; frame += 1) await inNextFrame(() => replaceRows(frame));
    await inNextFrame(() => {});
  },
  async burst(rounds) {
    for (let round = 0; round < rounds; round += 1) {
      replaceRows(round);
      await Promise.resolve();
    }
  },
  async fetchMany(count) {
    const start = performance.now();
    let left = count;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        await (await fetch('/answer')).json();
      }
    };
    await Promise.all(Array.from({ length: fetchesAtOnce }, work));
    return performance.now() - start;
  },
  async readLongestTask() {
    // The browser reports a task some time after its end.
    await new Promise((resolve) => setTimeout(resolve, reportMs));
    note(longTasks.takeRecords());
    const found = longest;
    longest = 0;
    return found;
  },
  blockingTime: () => blocking,
  layoutShift: () => shift,
};
