import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { findElapsedTime } from '../../scripts/metrics/findElapsedTime.mjs';
import { findOwnLimits } from '../../scripts/metrics/findOwnLimits.mjs';
import { findSleeps } from '../../scripts/metrics/findSleeps.mjs';

const folder = mkdtempSync(join(tmpdir(), 'adlane-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Counts what a rule finds in a test with this text. */
function countFound(rule: typeof findSleeps, text: string): number {
  const path = join(folder, 'example.test.ts');
  writeFileSync(path, text);
  return rule([relative(fileURLToPath(new URL('../..', import.meta.url)), path)]).length;
}

describe('the rule against assertions on elapsed time', () => {
  it.each([
    'const start = Date.now(); expect(Date.now() - start).toBeLessThan(50);',
    'const start = performance.now(); const took = performance.now() - start; expect(took).toBeLessThanOrEqual(50);',
    'const start = Date.now(); const isFast = Date.now() - start < 50; expect(isFast).toBe(true);',
    'const before = process.cpuUsage(); expect(process.cpuUsage(before).user).toBeLessThan(50);',
    'const measure = () => { const start = Date.now(); return Date.now() - start; }; expect(measure()).toBeGreaterThan(1);',
  ])('finds %s', (text) => {
    expect(countFound(findElapsedTime, text)).toBe(1);
  });

  it.each([
    'expect(Date.parse(stored)).toBeLessThanOrEqual(Date.now());',
    'const before = clock.now(); expect(clock.now().getTime() - before.getTime()).toBe(60_000);',
    'const start = Date.now(); console.log(Date.now() - start); expect(count).toBeLessThan(50);',
  ])('leaves %s', (text) => {
    expect(countFound(findElapsedTime, text)).toBe(0);
  });
});

describe('the rule against limits of single tests', () => {
  it.each([
    'it("waits", async () => {}, 5000);',
    'it("waits", { timeout: 60_000 }, async () => {});',
    'const most = 8 * 1000; await expect.poll(read, { timeout: most }).toBe(1);',
    'beforeAll(async () => {}, 120_000);',
    'await vi.waitFor(check, 5000);',
  ])('finds %s', (text) => {
    expect(countFound(findOwnLimits, text)).toBe(1);
  });

  it.each([
    'import { longTestMs } from "../timeLimits"; it("waits", { timeout: longTestMs }, async () => {});',
    'await expect.poll(read).toBe(1);',
    'setTimeout(stop, 5000);',
  ])('leaves %s', (text) => {
    expect(countFound(findOwnLimits, text)).toBe(0);
  });
});

describe('the rule against sleeps', () => {
  it.each([
    'await new Promise((resolve) => setTimeout(resolve, 300));',
    'const settle = (ms) => new Promise((resolve) => setTimeout(resolve, ms)); await settle(30);',
    'import { setTimeout } from "node:timers/promises"; await setTimeout(300);',
  ])('finds %s', (text) => {
    expect(countFound(findSleeps, text)).toBe(1);
  });

  it.each([
    'await new Promise((resolve) => setTimeout(resolve));',
    'await new Promise((resolve) => setTimeout(resolve, 0));',
    'setTimeout(answer, 300);',
    'import { setTimeout } from "node:timers/promises"; async function repeatUntil(attempt) { while (!attempt()) await setTimeout(100); }',
  ])('leaves %s', (text) => {
    expect(countFound(findSleeps, text)).toBe(0);
  });
});
