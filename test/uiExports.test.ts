import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  listExportsWithoutKeyboardPlay,
  listExportsWithoutScreenshot,
  listExportsWithoutStory,
  listOwnExports,
  listTypeAliases,
  listUndocumentedProps,
} from './storiedExports';

const sources = 'packages/ui/src';
const exported = [join(sources, 'index.ts'), join(sources, 'fields/index.ts')].flatMap(listOwnExports);

describe('what ui exports', () => {
  it('is found', () => {
    expect(exported.length).toBeGreaterThan(60);
    expect(exported.some(({ name }) => name === 'Button')).toBe(true);
  });

  it('is shown in a story, every component and hook of it', () => {
    expect(listExportsWithoutStory(sources, exported)).toEqual([]);
  });

  it('is kept as a picture, every component of it', () => {
    expect(listExportsWithoutScreenshot(sources, exported)).toEqual([]);
  });

  it('is played with by the keyboard, every component that can be pressed or written in', () => {
    expect(listExportsWithoutKeyboardPlay(sources, exported)).toEqual([]);
  });

  it('says of every prop what it is for', () => {
    expect(listUndocumentedProps(exported, listTypeAliases(sources))).toEqual([]);
  });
});
