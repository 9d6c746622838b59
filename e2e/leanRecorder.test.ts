import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minify } from 'terser';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cutRecorder, recorderNames } from '../apps/embed/scripts/leanRecorder.mjs';
import { openBrowser, type TestBrowser } from './openBrowser';
import { changePage, recordedPage } from './recordedPage';

let browser: TestBrowser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('@rrweb/record')
    .replace('record.cjs', 'record.js'),
  'utf8',
);

/** The recorder as it is delivered: cut, its inner names shortened. */
async function leanSource(): Promise<string> {
  const lean = cutRecorder(source, (what) => {
    throw new Error(`not where it was: ${what}`);
  });
  const mangle = { properties: { regex: recorderNames } };
  return (await minify(lean, { module: true, ecma: 2022, mangle })).code ?? '';
}

/** What a recorder says of a page that does all that pages do, and how many frames it makes on it. */
async function record(code: string): Promise<{ events: unknown[]; frames: number }> {
  const page = await browser.newPage();
  await page.setContent(recordedPage);
  const body = code.replace(/export\s*\{\s*(\w+)(?: as record)?,?\s*\};?/, 'return $1;');
  await page.evaluate(`window.recorder = (() => {${body}})()`);
  return page.evaluate(changePage);
}

it('the recorder that pages get says the same as the whole one, and makes no frame of its own', async () => {
  const [whole, lean] = [await record(source), await record(await leanSource())];
  expect(whole.events.length).toBeGreaterThan(20);
  expect(lean.events).toEqual(whole.events);
  expect(lean.frames).toBe(0);
  expect(browser.problems).toEqual([]);
});
