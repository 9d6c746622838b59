import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { billingMessages, errorMessages } from '@adlane/contract/constants';
import { messages, ownMessages, refusalMessages } from '@adlane/contract/rules';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', 'packages', 'apps', 'mocks', 'e2e', 'test'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.includes('constants/texts/'));
const isTest = (path: string) =>
  /\.(test|stories|fixtures)\.tsx?$|^(e2e|test)\/|^apps\/server\/test\//.test(path);
const read = (wanted: boolean) =>
  files
    .filter((path) => isTest(path) === wanted)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
const sources = read(false);
const tests = read(true);

const catalogs = { billingMessages, errorMessages, messages, ownMessages, refusalMessages };

/** A test may have the text with its apostrophes escaped. */
const isIn = (code: string, catalog: string, key: string, text: string) =>
  code.includes(`${catalog}.${key}`) || code.includes(text) || code.includes(text.replaceAll("'", "\\'"));

it.each(Object.entries(catalogs))('each of %s is used, and named by a test', (catalog, texts) => {
  const entries = Object.entries<unknown>(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [[key, text] as const] : [],
  );
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter(([key]) => !new RegExp(`\\b${key}\\b`).test(sources)).map(([key]) => key)).toEqual(
    [],
  );
  expect(entries.filter(([key, text]) => !isIn(tests, catalog, key, text)).map(([key]) => key)).toEqual([]);
});
