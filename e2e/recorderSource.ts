import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { minify } from 'terser';
import { cutRecorder, recorderNames } from '../apps/embed/scripts/leanRecorder.mjs';

/** The recorder as its library has it. */
export const wholeRecorder = readFileSync(
  createRequire(import.meta.url)
    .resolve('@rrweb/record')
    .replace('record.cjs', 'record.js'),
  'utf8',
);

/** The recorder as it is delivered: cut, its inner names shortened. */
export async function leanRecorder(): Promise<string> {
  const lean = cutRecorder(wholeRecorder, (what) => {
    throw new Error(`not where it was: ${what}`);
  });
  const mangle = { properties: { regex: recorderNames } };
  return (await minify(lean, { module: true, ecma: 2022, mangle })).code ?? '';
}

/** Puts a recorder on a page, as its `recorder`. */
export async function addRecorder(page: Page, code: string): Promise<void> {
  const body = code.replace(/export\s*\{\s*(\w+)(?: as record)?,?\s*\};?/, 'return $1;');
  await page.evaluate(`window.recorder = (() => {${body}})()`);
}
