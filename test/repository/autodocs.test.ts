import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOwnExports } from '../../.storybook/docgen/listExports';
import { longTestMs } from '../timeLimits';
import { listComponents, listDocsGaps, listUndocumentedComponents } from './documentedParts';
import { listTypeAliases } from './storiedExports';

const packages = {
  'packages/ui/src': ['index.ts', 'fields/index.ts'],
  'packages/ad-editor/src': ['index.ts'],
} as const;

describe.each(Object.entries(packages))('the docs pages of %s', (sources, entries) => {
  const components = listComponents(entries.flatMap((entry) => listOwnExports(join(sources, entry))));

  it('exist for every exported component', () => {
    expect(components.length).toBeGreaterThan(10);
    expect(listUndocumentedComponents(sources, components)).toEqual([]);
  });

  it('describe each component and each of its props', { timeout: longTestMs }, () => {
    expect(listDocsGaps(components, listTypeAliases(sources))).toEqual([]);
  });
});

describe('docs pages', () => {
  it('include every story file', () => {
    expect(readFileSync('.storybook/preview.tsx', 'utf8')).toContain("tags: ['autodocs', 'design']");
  });
});
