import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listOwnExports } from '../../.storybook/docgen/listExports';
import {
  listExportsWithoutKeyboardPlay,
  listExportsWithoutScreenshot,
  listExportsWithoutStory,
  listTypeAliases,
  listUndocumentedProps,
} from './storiedExports';

const sources = 'packages/ui/src';
const exported = [join(sources, 'index.ts'), join(sources, 'fields/index.ts')].flatMap(listOwnExports);

describe('exports of ui', () => {
  it('are found', () => {
    expect(exported.length).toBeGreaterThan(60);
    expect(exported.some(({ name }) => name === 'Button')).toBe(true);
  });

  it('shows every exported component and hook in a story', () => {
    expect(listExportsWithoutStory(sources, exported)).toEqual([]);
  });

  it('has a screenshot of every exported component', () => {
    expect(listExportsWithoutScreenshot(sources, exported)).toEqual([]);
  });

  it('tests every interactive component with the keyboard', () => {
    expect(listExportsWithoutKeyboardPlay(sources, exported)).toEqual([]);
  });

  it('documents every prop', () => {
    expect(listUndocumentedProps(exported, listTypeAliases(sources))).toEqual([]);
  });
});
