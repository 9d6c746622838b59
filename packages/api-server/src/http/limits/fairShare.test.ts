import type { Call } from '@adlane/contract';
import { forAgency } from '@adlane/contract';
import { describe, expect, it, vi } from 'vitest';
import { createFairShare, fairShareDefaults } from './fairShare';

const plain: Call = {
  method: 'GET',
  path: '/a',
  summary: 'a',
  spec: 'a',
  access: forAgency,
  response: 'empty',
};
const file: Call = { ...plain, response: 'csv' };

/** Runs calls that take as long as the test wants, and counts those that run at the same time. */
function createRuns(options = {}) {
  let now = 0;
  const share = createFairShare({ ...fairShareDefaults, ...options }, () => now);
  const running = new Map<number, number>();
  const finish: (() => void)[] = [];
  const start = (agency: number, call = plain) => {
    const run = share.run(agency, call, async () => {
      running.set(agency, (running.get(agency) ?? 0) + 1);
      await new Promise<void>((resolve) => finish.push(resolve));
      running.set(agency, (running.get(agency) ?? 0) - 1);
    });
    // Calls that a test leaves waiting are refused after it.
    run.catch(() => undefined);
    return run;
  };
  return {
    start,
    running: (agency: number) => running.get(agency) ?? 0,
    finishAll: () => {
      for (const end of finish.splice(0)) end();
    },
    wait: (ms: number) => {
      now += ms;
    },
  };
}
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the fair share of an agency', () => {
  it('is all but the whole server while no other agency calls', async () => {
    const { start, running } = createRuns();
    for (let call = 0; call < 40; call += 1) void start(1);
    await tick();
    expect(running(1)).toBe(32);
  });

  it('beside others is eight calls at a time, and one after its burst', async () => {
    const { start, running, finishAll } = createRuns({ burst: 20 });
    void start(2);
    for (let call = 0; call < 15; call += 1) void start(1);
    await tick();
    expect(running(1)).toBe(8);
    for (let call = 0; call < 15; call += 1) void start(1);
    for (let round = 0; round < 3; round += 1) {
      finishAll();
      await tick();
    }
    expect(running(1)).toBe(1);
  });

  it('comes back after a pause', async () => {
    const { start, running, finishAll, wait } = createRuns({ burst: 5 });
    void start(2);
    for (let call = 0; call < 9; call += 1) void start(1);
    for (let round = 0; round < 12; round += 1) {
      finishAll();
      await tick();
    }
    wait(10_000);
    void start(2);
    for (let call = 0; call < 4; call += 1) void start(1);
    await tick();
    expect(running(1)).toBe(4);
  });

  it('does not slow down another agency', async () => {
    const { start, running } = createRuns({ burst: 5 });
    void start(2);
    for (let call = 0; call < 100; call += 1) void start(1).catch(() => undefined);
    for (let call = 0; call < 4; call += 1) void start(3);
    await tick();
    expect(running(3)).toBe(4);
  });

  it('answers 429 with the time to wait for too many calls, and for those that waited too long', async () => {
    vi.useFakeTimers();
    const { start } = createRuns({ maxWaiting: 1, parallel: { alone: 1, beside: 1, over: 1 } });
    void start(1);
    const late = start(1);
    const refused = expect(start(1)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      headers: { 'retry-after': '2' },
    });
    await refused;
    const waited = expect(late).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await vi.advanceTimersByTimeAsync(5000);
    await waited;
    vi.useRealTimers();
  });

  it('runs one long file at a time, beside its other calls', async () => {
    const { start, running, finishAll } = createRuns();
    void start(1, file);
    void start(1, file);
    void start(1);
    await tick();
    expect(running(1)).toBe(2);
    finishAll();
    await tick();
    expect(running(1)).toBe(1);
  });
});
