import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../scripts/projectFolder.mjs';
import { sourceHash } from '../../../scripts/sourceHash.mjs';

const folder = mkdtempSync(join(tmpdir(), 'adlane-sources-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Whether the hash of a package changes with a file. A stale hash builds an app again, which clears what tests use. */
function changesWith(path: string): boolean {
  const hash = () => sourceHash([relative(projectFolder, folder)]);
  const before = hash();
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), 'export {};');
  return hash() !== before;
}

describe('the hash of a package', () => {
  it.each(['src/index.ts', 'package.json', 'src/shared/Button.tsx'])('changes with %s', (path) => {
    expect(changesWith(path)).toBe(true);
  });

  it.each([
    'build/package/package.json',
    'dist/index.js',
    'node_modules/some/index.js',
    'src/Button.stories.tsx',
    'src/index.test.ts',
    'README.md',
  ])('does not change with %s', (path) => {
    expect(changesWith(path)).toBe(false);
  });
});
