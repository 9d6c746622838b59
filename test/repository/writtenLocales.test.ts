import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../scripts/projectFolder.mjs';

/** Numbers, dates and amounts in the browser's language, whatever language the person has chosen. */
const unwritten = [
  /\.toLocale(?:Date|Time)?String\((?:\)|undefined)/,
  /\bformatMoney\((?:[^(),]|\([^()]*\))+,(?:[^(),]|\([^()]*\))+\)/,
];

const findUnwritten = (text: string): string[] =>
  text.split('\n').filter((line) => unwritten.some((pattern) => pattern.test(line)));

describe('numbers, dates and amounts', () => {
  it('are formatted in the language of the texts around them', () => {
    const folders = [
      'packages/ui/src',
      'packages/screens/src',
      'packages/ad-editor/src',
      'apps/dashboard/src',
    ];
    const paths = execFileSync('git', ['ls-files', ...folders], { cwd: projectFolder, encoding: 'utf8' })
      .split('\n')
      .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|stories|fixtures)\.|\/story\//.test(path));
    expect(paths.length).toBeGreaterThan(1000);
    const found = paths.flatMap((path) =>
      findUnwritten(readFileSync(join(projectFolder, path), 'utf8')).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    'total.toLocaleString()',
    'day.toLocaleDateString(undefined, { month: "short" })',
    'formatMoney(Math.round(spend / results), currency)',
  ])('count as left to the browser in %s', (text) => {
    expect(findUnwritten(text)).toEqual([text]);
  });

  it.each([
    'total.toLocaleString(getLocale())',
    "limit.toLocaleString('en')",
    'formatMoney(Math.round(spend / results), currency, getLocale())',
  ])('count as written in %s', (text) => {
    expect(findUnwritten(text)).toEqual([]);
  });
});
