import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockerFields } from '../packages/ad-editor/src/story/blockerFields';

const source = readFileSync('packages/api-server/src/modules/launches/preflightFacebook.ts', 'utf8');

/** Fields that the server's preflight writes out; those that it puts together are told by their lists. */
const named = [
  ...source.matchAll(/blockerOf\(\s*'([^']+)'/g),
  ...source.matchAll(/\['(settings\.[^']+)'/g),
].map(([, field = '']) => field);

describe('the fields of a Facebook review', () => {
  it('are all known to the stories that follow their links', () => {
    const known: readonly string[] = Object.values(blockerFields).flat();
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((field) => !known.includes(field))).toEqual([]);
  });
});
