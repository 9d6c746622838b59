import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { listSearchWords } from '../docgen/listSearchWords';
import { addSearchWords, toSidebarName } from './addSearchWords';

const entry = (id: string, title: string) =>
  ({
    id,
    title,
    name: 'Default',
    importPath: './Dialog.stories.tsx',
    type: 'story',
    subtype: 'story',
  }) as const;

const index: API_PreparedStoryIndex = {
  v: 5,
  entries: {
    'dialog--docs': entry('dialog--docs', 'Overlays/Dialog'),
    'dialog--default': entry('dialog--default', 'Overlays/Dialog'),
    'card--default': entry('card--default', 'Layout/Card'),
  },
};

describe('the words that people search for', () => {
  it('are anchors of the first entry of a page, and of no other', () => {
    const added = addSearchWords(index, { 'Overlays/Dialog': ['modal'] });
    expect(added?.entries).toEqual({
      ...index.entries,
      'dialog--docs': { ...index.entries['dialog--docs'], anchors: [{ id: 'modal', title: 'modal' }] },
    });
  });

  it('are one word to the search, also with a space', () => {
    const added = addSearchWords(index, { 'Overlays/Dialog': ['pop up'] });
    expect(added?.entries['dialog--docs']).toMatchObject({
      anchors: [{ id: 'pop up', title: 'pop\u00a0up' }],
    });
  });

  it('come before a story of another page that has the same name, whose name in the sidebar stays', () => {
    const added = addSearchWords(index, { 'Overlays/Dialog': ['default'] });
    const names = Object.values(added?.entries ?? {}).map(({ name }) => name);
    expect(names).toEqual(['Default', 'Default', 'Default (story)']);
    expect(names.map(toSidebarName)).toEqual(['Default', 'Default', 'Default']);
  });

  it('leave the name of a story that is a page', () => {
    const color = { ...entry('color', 'Foundations/Color'), name: 'Color' };
    const added = addSearchWords({ v: 5, entries: { color } }, { 'Inputs/ColorInput': ['color'] });
    expect(added).toBeUndefined();
  });

  it('are added once', () => {
    const words = { 'Overlays/Dialog': ['modal', 'default'] };
    const added = addSearchWords(index, words);
    expect(added && addSearchWords(added, words)).toBeUndefined();
  });

  it('come from the guidance of components and from the foundations', () => {
    const words = listSearchWords();
    expect(words['Overlays/Dialog']).toContain('modal');
    expect(words['Foundations/Color']).toContain('tokens');
  });
});
