import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../story/storyTemplate';
import { removeDraft, type StoredDraft, storeDraft } from './draftStorage';
import { loadDraft } from './loadDraft';
import { toDraft } from './templateDraft';

const opened = toDraft(storyTemplate);
const stored: StoredDraft = {
  draft: { ...opened, name: 'Unsaved' },
  opened,
  openedAt: '2026-11-01T00:00:00Z',
  savedAt: '2026-11-02T00:00:00Z',
};

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe('drafts in the browser', () => {
  it('come back for the same user and template only', () => {
    const store = memory();
    expect(storeDraft(store, '1.2', 7, stored)).toBe(true);
    expect(loadDraft(store, '1.2', 7)).toEqual(stored);
    expect(loadDraft(store, '1.3', 7)).toBeUndefined();
    expect(loadDraft(store, '1.2', 8)).toBeUndefined();
    removeDraft(store, '1.2', 7);
    expect(loadDraft(store, '1.2', 7)).toBeUndefined();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"draft":{}}',
    JSON.stringify({ ...stored, draft: { ...opened, templateContent: { adText: [null] } } }),
    JSON.stringify({ ...stored, opened: undefined }),
    JSON.stringify({ ...stored, openedAt: 1 }),
  ])('are ignored where %j is stored instead', (text) => {
    const store = memory();
    store.setItem('adlane-draft:1:7', text);
    expect(loadDraft(store, '1', 7)).toBeUndefined();
  });

  it('are ignored where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(loadDraft(store, '1', 7)).toBeUndefined();
    expect(storeDraft(store, '1', 7, stored)).toBe(false);
    expect(() => removeDraft(store, '1', 7)).not.toThrow();
  });
});
