import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as recorderModule from '../packages/widget-core/src/replay/createReplayRecorder';
import { findChromium } from '../scripts/chromium.mjs';
import budgets from './budgets.json';
import { buildPage } from './widget/buildPage';
import { type HostServer, type PageKind, pageKinds, startHostServer } from './widget/hostServer';
import { measurePageLoad } from './widget/measurePageLoad';
import { type MeasuredPage, median, midmean, openMeasuredPage } from './widget/meter';
import { timeReport } from './widget/timeReport';

const { cpuSlowDown, load, storm, buffer, snapshot, fetches } = budgets.widget;
const sdk = new URL('../apps/embed/dist/sdk', import.meta.url).pathname;

/** Time until lazy parts have loaded in idle moments. */
const settleMs = 2_000;

/** The lazy part that records, which is named after its module: the compiler knows whether it still exports this name. */
const recorderPart: keyof typeof recorderModule = 'createReplayRecorder';

let browser: Browser;
let server: HostServer;
let pageFolder: string;

beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), 'adlane-widget-bench-'));
  await buildPage(pageFolder);
  server = await startHostServer({ sdk, page: pageFolder });
  browser = await chromium.launch(await findChromium());
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  await rm(pageFolder, { recursive: true, force: true });
});

const print = (text: string) => process.stdout.write(`${text}\n`);
const fixed = (value: number) => value.toFixed(1);

/**
 * Opens a page and waits until lazy parts have loaded. Fails if the widget did not load what its project
 * needs.
 */
async function settle<V>(kind: PageKind, open: () => Promise<V>): Promise<V> {
  server.takeRequests();
  const measured = await open();
  await new Promise((resolve) => setTimeout(resolve, settleMs));
  const loaded = server.takeRequests().map((path) => path.replace(/^chunks\/|-[\w-]{8}\.js$/g, ''));
  const wanted = { none: [], bare: [], idle: ['adlane.js'], recording: ['adlane.js', recorderPart] };
  expect(loaded).toEqual(expect.arrayContaining(wanted[kind]));
  return measured;
}

/** Opens a page and waits until it is idle; `slowDown` applies to the CPU. */
const openIdlePage = (kind: PageKind, nodes: number, slowDown = cpuSlowDown): Promise<MeasuredPage> =>
  settle(kind, () => openMeasuredPage(browser, server.url(kind, nodes), slowDown));

/** Runs rounds of all kinds in turns, so that a slow minute of the machine affects all of them. */
async function inTurns<K extends PageKind, R>(
  rounds: number,
  kinds: readonly K[],
  run: (kind: K) => Promise<R>,
): Promise<Record<K, R[]>> {
  const found = Object.fromEntries(kinds.map((kind) => [kind, [] as R[]])) as Record<K, R[]>;
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) found[kind].push(await run(kind));
  }
  return found;
}

/**
 * Sends a silent report with screenshot and replay; resolves to the ticket as it arrived and the milliseconds
 * until it was sent.
 */
async function report({ page }: MeasuredPage) {
  const sent = server.nextTicket();
  const ms = await timeReport(page, 'Adlane');
  return { ms, ...(await sent) };
}

describe(`${load.visits} cold visits, at ${cpuSlowDown} times slower`, () => {
  type Load = { readonly busy: number; readonly blocking: number; readonly shift: number };
  let added: Record<PageKind, Load>;

  beforeAll(async () => {
    const loads = await inTurns(load.visits, pageKinds, async (kind): Promise<Load> => {
      const measured = await settle(kind, () =>
        measurePageLoad(browser, server.url(kind, load.nodes), cpuSlowDown),
      );
      const busy = await measured.busyMs();
      const blocking = await measured.read<number>('hostPage.blockingTime()');
      const shift = await measured.read<number>('hostPage.layoutShift()');
      await measured.close();
      return { busy, blocking, shift };
    });
    const middle = (kind: PageKind): Load => ({
      busy: midmean(loads[kind].map(({ busy }) => busy)),
      blocking: midmean(loads[kind].map(({ blocking }) => blocking)),
      shift: Math.max(...loads[kind].map(({ shift }) => shift)),
    });
    const bare = middle('none');
    const over = (kind: PageKind): Load => {
      const { busy, blocking, shift } = middle(kind);
      return { busy: busy - bare.busy, blocking: blocking - bare.blocking, shift: shift - bare.shift };
    };
    added = { none: over('none'), idle: over('idle'), recording: over('recording'), bare: over('bare') };
    print(`the page alone: ${fixed(bare.busy)} ms, blocking ${fixed(bare.blocking)} ms`);
    for (const [kind, { busy, blocking }] of Object.entries(added))
      print(`added, ${kind}: main thread ${fixed(busy)} ms, blocking ${fixed(blocking)} ms`);
  });

  it('adds little to the main thread before first use', () => {
    expect(added.idle.busy).toBeLessThanOrEqual(load.maxAddedMs);
    expect(added.recording.busy).toBeLessThanOrEqual(added.bare.busy * load.maxRecordingRatioToBare);
  });

  it('adds little blocking time', () => {
    expect(added.idle.blocking).toBeLessThanOrEqual(load.maxAddedBlockingMs);
  });

  it('shifts no layout', () => {
    expect(added.idle.shift).toBe(0);
    expect(added.recording.shift).toBe(0);
  });
});

describe(`a storm on ${storm.nodes} nodes, at ${cpuSlowDown} times slower`, () => {
  type Storm = { readonly script: number; readonly longest: number; readonly bytes: number };
  let storms: Record<PageKind, Storm[]>;
  const scripts = (kind: PageKind) => storms[kind].map(({ script }) => script);
  const longest = (kind: PageKind) => median(storms[kind].map((each) => each.longest));

  beforeAll(async () => {
    storms = await inTurns(storm.rounds, pageKinds, async (kind): Promise<Storm> => {
      const measured = await openIdlePage(kind, storm.nodes);
      await measured.page.evaluate(() => window.hostPage.readLongestTask());
      const before = (await measured.busyMs()).scripts;
      await measured.page.evaluate((frames) => window.hostPage.storm(frames), storm.frames);
      const script = ((await measured.busyMs()).scripts - before) / storm.frames;
      const longestTask = await measured.page.evaluate(() => window.hostPage.readLongestTask());
      const replay = kind === 'recording' ? (await report(measured)).ticket.webReplay : undefined;
      await measured.close();
      return { script, longest: longestTask, bytes: replay ? JSON.stringify(replay).length : 0 };
    });
    for (const kind of pageKinds)
      print(
        `storm, ${kind}: ${fixed(median(scripts(kind)))} ms of scripts a frame, longest task ${fixed(longest(kind))} ms`,
      );
  });

  it('costs no more recorded than with the bare recorder', () => {
    const ratio = median(scripts('recording')) / median(scripts('bare'));
    print(`recorded: ${ratio.toFixed(2)} of the bare recorder`);
    expect(ratio).toBeLessThanOrEqual(storm.maxRatioToBare);
    expect(longest('recording')).toBeLessThanOrEqual(longest('bare') * storm.maxRatioToBare);
  });

  it('costs nothing while nothing is recorded', () => {
    const ratio = median(scripts('idle')) / median(scripts('none'));
    print(`present, not recording: ${ratio.toFixed(2)} of the page alone`);
    expect(ratio).toBeLessThanOrEqual(storm.maxIdleRatio);
  });

  it('leaves little in memory', () => {
    const bytes = Math.max(...storms.recording.map((each) => each.bytes));
    print(`held after the storm: ${fixed(bytes / 1e6)} MB`);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(buffer.maxBytesAfterStorm);
  });
});

it(`an hour of storms leaves little in memory`, async () => {
  const measured = await openMeasuredPage(browser, server.url('recording', storm.nodes), 1);
  const { page } = measured;
  await page.waitForTimeout(settleMs);
  const before = await measured.heapBytes();
  for (let minute = 0; minute < 60; minute += 1) {
    await page.evaluate(async (rounds) => {
      const now = Date.now;
      // The recorder reads the time, so a minute is a jump of the clock.
      Date.now = () => now() + 60_000;
      await window.hostPage.burst(rounds);
    }, buffer.framesPerMinute);
  }
  const heap = (await measured.heapBytes()) - before;
  const { ticket } = await report(measured);
  const replay = JSON.stringify(ticket.webReplay).length;
  print(
    `held after an hour: ${fixed(replay / 1e6)} MB as text, ${fixed(heap / 1e6)} MB more heap than at the start`,
  );
  await measured.close();
  expect(replay).toBeLessThanOrEqual(buffer.maxBytesAfterHour);
  expect(heap).toBeLessThanOrEqual(buffer.maxBytesAfterHour);
});

describe(`a picture of ${snapshot.nodes} nodes`, () => {
  it('takes a fraction of the bare recorder’s time', async () => {
    const times = await inTurns(snapshot.rounds, ['idle', 'bare'], async (kind) => {
      const measured = await openIdlePage(kind, snapshot.nodes, 1);
      const time = async () =>
        kind === 'bare'
          ? measured.page.evaluate(() => window.bareRecorder.timeSnapshot())
          : (await report(measured)).ms;
      // The first one also fetches the code.
      await time();
      const ms = await time();
      await measured.close();
      return ms;
    });
    const ratio = median(times.idle) / median(times.bare);
    print(
      `picture and ticket: ${fixed(median(times.idle))} ms, ${ratio.toFixed(2)} of the bare recorder's ${fixed(median(times.bare))} ms`,
    );
    expect(ratio).toBeLessThanOrEqual(snapshot.maxRatioToBare);
  });

  it(`blocks the page with no long task, at ${cpuSlowDown} times slower`, async () => {
    const measured = await openIdlePage('idle', snapshot.nodes);
    await measured.page.evaluate(() => window.hostPage.readLongestTask());
    const { ticket } = await report(measured);
    const longest = await measured.page.evaluate(() => window.hostPage.readLongestTask());
    print(`picture: longest task ${fixed(longest)} ms`);
    await measured.close();
    expect(ticket.screenshotData?.html.match(/class="row"/g)?.length).toBeGreaterThan(snapshot.nodes / 8);
    expect(longest).toBeLessThanOrEqual(snapshot.maxTaskMs);
  });
});

it(`${fetches.count} logged fetches`, async () => {
  const eachRound = fetches.count / fetches.rounds;
  const times = await inTurns(fetches.rounds, ['none', 'idle'], async (kind) => {
    const measured = await openIdlePage(kind, load.nodes);
    const ms = await measured.page.evaluate((count) => window.hostPage.fetchMany(count), eachRound);
    if (kind === 'idle')
      expect((await report(measured)).ticket.networkLogs?.length).toBeGreaterThanOrEqual(30);
    await measured.close();
    return ms;
  });
  const ratio = midmean(times.idle) / midmean(times.none);
  print(`fetches: ${ratio.toFixed(2)} of the page alone (${fixed(midmean(times.none) / eachRound)} ms each)`);
  expect(ratio).toBeLessThanOrEqual(fetches.maxRatio);
}, 600_000);
