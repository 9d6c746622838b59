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
const packed: Call = { ...plain, method: 'POST', packed: ['page'] };
const upload: Call = { ...plain, method: 'POST', bodyType: 'multipart' };
const nameRun = (agency: number, who: string) => `${who} ${agency}`;

/** Runs calls that take as long as the test wants, and counts those that run at the same time. */
function createRuns(options = {}) {
  let now = 0;
  const share = createFairShare({ ...fairShareDefaults, ...options }, () => now);
  const running = new Map<string, number>();
  const finish: (() => void)[] = [];
  const work = (name: string) => async () => {
    running.set(name, (running.get(name) ?? 0) + 1);
    await new Promise<void>((resolve) => finish.push(resolve));
    running.set(name, (running.get(name) ?? 0) - 1);
  };
  const start = (agency: number, call = plain, who: 'user' | 'widget' | 'key' = 'user') => {
    const sharer = who === 'key' ? { sdkKey: `${agency}` } : { agencyId: agency, isWidget: who === 'widget' };
    const run = share.run(sharer, call, work(nameRun(agency, who)));
    // Calls that a test leaves waiting are refused after it.
    run.catch(() => undefined);
    return run;
  };
  return {
    start,
    resume: (agency: number, call: Call) =>
      share.resume({ agencyId: agency, isWidget: false }, call, work(nameRun(agency, 'user'))),
    running: (agency: number, who = 'user') => running.get(nameRun(agency, who)) ?? 0,
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

  it('is shared with an agency whose calls take long, and that has just had its answer', async () => {
    const { start, running, finishAll, wait } = createRuns();
    void start(2);
    wait(5000);
    for (let call = 0; call < 40; call += 1) void start(1);
    await tick();
    expect(running(1)).toBe(8);
    finishAll();
    await tick();
    expect(running(1)).toBe(8);
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

  it('answers 429 to a call whose large body would wait in memory behind too many others', async () => {
    const { start, running } = createRuns({
      maxWaitingPacked: 1,
      parallel: { alone: 1, beside: 1, over: 1 },
    });
    void start(1, packed);
    void start(1, packed);
    // At once, not after the longest wait.
    await expect(Promise.race([start(1, packed), tick()])).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    void start(2, packed);
    await tick();
    expect([running(1), running(2)]).toEqual([1, 1]);
  });

  it('after its burst begins a call only while none of others runs, or after it waited for long enough', async () => {
    vi.useFakeTimers();
    const { start, running, finishAll } = createRuns({ burst: 5 });
    for (let call = 0; call < 5; call += 1) void start(1);
    await vi.advanceTimersByTimeAsync(0);
    finishAll();
    void start(2);
    void start(1);
    void start(1);
    await vi.advanceTimersByTimeAsync(fairShareDefaults.maxYieldMs - 1);
    expect([running(1), running(2)]).toEqual([0, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(running(1)).toBe(1);
    finishAll();
    await vi.advanceTimersByTimeAsync(0);
    expect([running(1), running(2)]).toEqual([1, 0]);
    vi.useRealTimers();
  });

  it('makes parts of a file one at a time while no call of others runs, and refuses none', async () => {
    const { start, resume, running, finishAll } = createRuns({ maxWaiting: 1 });
    void start(2);
    const parts = [resume(1, file), resume(1, file), resume(1, file)];
    await tick();
    expect(running(1)).toBe(0);
    for (const _part of parts) {
      finishAll();
      await tick();
      expect(running(1)).toBe(1);
    }
    finishAll();
    await Promise.all(parts);
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

  it('of its dashboard is untouched by a flood of its widget, which is slowed down', async () => {
    const { start, running, finishAll } = createRuns({ widget: { burst: 20, perSecond: 1 } });
    void start(1);
    for (let call = 0; call < 90; call += 1) void start(1, plain, 'widget');
    await tick();
    for (let round = 0; round < 4; round += 1) {
      finishAll();
      await tick();
    }
    expect(running(1, 'widget')).toBe(1);
    for (let call = 0; call < 8; call += 1) void start(1);
    await tick();
    expect(running(1)).toBe(8);
  });

  it('counts calls that name only the key of a site by that key', async () => {
    const { start, running } = createRuns();
    void start(2);
    for (let call = 0; call < 20; call += 1) void start(1, plain, 'key');
    void start(3, plain, 'key');
    await tick();
    expect([running(1, 'key'), running(3, 'key')]).toEqual([8, 1]);
  });

  it('has room for visitors who upload slowly, beside its other visitors', async () => {
    const { start, running } = createRuns();
    void start(2);
    for (let call = 0; call < 20; call += 1) void start(1, upload, 'widget');
    await tick();
    expect(running(1, 'widget')).toBe(fairShareDefaults.parallelUploads);
    void start(1, plain, 'widget');
    await tick();
    expect(running(1, 'widget')).toBe(fairShareDefaults.parallelUploads + 1);
  });
});
