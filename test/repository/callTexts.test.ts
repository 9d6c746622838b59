import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract, listCalls } from '@adlane/contract';
import { expect, it } from 'vitest';
import { removeCallTexts } from '../../apps/dashboard/withoutCallTexts.mjs';

const folder = 'packages/contract/src';
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(?:^|\/)calls\.ts$/.test(path))
  .map((path) => readFileSync(join(folder, path), 'utf8'));
const countLines = (text: string) => text.split('\n').length;

it('the dashboard is built without the description of any call', () => {
  const built = sources.map(removeCallTexts).join('\n');
  expect(built).not.toMatch(/\b(?:summary|spec): *['"`]/);
  for (const { call } of listCalls(contract)) expect(built).not.toContain(call.summary);
});

it('every other line of a call stays where it is', () => {
  for (const source of sources) {
    const built = removeCallTexts(source).split('\n');
    expect(built).toHaveLength(countLines(source));
    for (const [index, line] of source.split('\n').entries()) {
      expect([line, '']).toContain(built[index]);
      if (/^\s*(?:method|path|access|query|body|response|\})/.test(line)) expect(built[index]).toBe(line);
    }
  }
});
