import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { collapsedGroups } from './collapsedGroups';

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.stories.tsx') && !path.includes('node_modules'))
    .map((path) => join(folder, path));

describe('the sidebar', () => {
  it('starts with every group collapsed but the start pages', () => {
    const files = ['.storybook', 'packages', 'apps', 'mocks'].flatMap(listFiles);
    const groups = files.flatMap((file) => {
      const title = /\btitle: '([^']+)\/[^']+'/.exec(readFileSync(file, 'utf8'))?.[1];
      return title ? [title.split('/')[0]?.toLowerCase().replaceAll(' ', '-')] : [];
    });
    expect(groups.length).toBeGreaterThan(200);
    expect(new Set(collapsedGroups)).toEqual(new Set(groups.filter((group) => group !== 'adlane')));
  });
});
