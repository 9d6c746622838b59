import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const page = readFileSync('docs/security-cases.md', 'utf8');

/** A row of the table: its id, the code spans of its tests, and its state. */
const cases = page
  .split('\n')
  .filter((line) => /^\| R\d/.test(line))
  .map((line) => {
    const [, id = '', , tests = '', state = ''] = line.split(/ ?\| ?/);
    return { id, spans: [...tests.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span), state };
  });
const isPath = (span: string): boolean => /^[\w./-]+\.tsx?$/.test(span);

/** Returns whether a source has a running test, or a story, of this name. */
function hasTest(source: string, name: string): boolean {
  const text = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");
  return new RegExp(
    `(?<!\\.(?:skip|todo)\\w*)\\(\\s*(['"\`])${text}\\1,|export const ${text}: Story\\b`,
  ).test(source);
}

/** Lists the paths and names that do not exist; a name belongs to the path before it. */
function listMissing(spans: readonly string[]): string[] {
  let source = '';
  return spans.filter((span) => {
    if (!isPath(span)) return !hasTest(source, span);
    source = existsSync(span) ? readFileSync(span, 'utf8') : '';
    return source === '';
  });
}

describe('the table of cases', () => {
  it('has each case once, in order', () => {
    const numbers = cases.map(({ id }) => Number(id.slice(1)));
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers.length).toBeGreaterThan(80);
  });

  it.each(cases)('names existing tests for $id, and what is missing', ({ spans, state }) => {
    expect(listMissing(spans)).toEqual([]);
    expect(state).toMatch(/^(held|(limited|in part|open): .+)$/);
    if (!state.startsWith('open')) expect(spans.filter((span) => !isPath(span)).length).toBeGreaterThan(0);
  });

  it('would notice a test that does not exist', () => {
    const path = 'test/repository/securityCases.test.ts';
    expect(listMissing([path, 'has each case once, in order'])).toEqual([]);
    const gone = ['test/gone.test.ts', 'a name', path, 'has each case twice'];
    expect(listMissing(gone)).toEqual(['test/gone.test.ts', 'a name', 'has each case twice']);
  });
});
