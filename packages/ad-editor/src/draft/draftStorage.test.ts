import { describe, expect, it } from 'vitest';
import { storyTemplate } from '../story/storyTemplate';
import { type DraftKey, type DraftStore, removeDraft, type StoredDraft, storeDraft } from './draftStorage';
import { isTemplateDraft } from './isTemplateDraft';
import { loadDraft } from './loadDraft';
import { type TemplateDraft, toDraft } from './templateDraft';

const opened = toDraft(storyTemplate);
const stored: StoredDraft<TemplateDraft> = {
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

const key = { kind: 'draft', scope: '1.2', id: 7 } as const;
const load = (store: DraftStore, of: DraftKey = key) => loadDraft(store, of, { isDraft: isTemplateDraft });

describe('drafts in the browser', () => {
  it('come back for the same user and record only', () => {
    const store = memory();
    storeDraft(store, key, stored);
    expect(load(store)).toEqual(stored);
    expect(load(store, { ...key, scope: '1.3' })).toBeUndefined();
    expect(load(store, { ...key, id: 8 })).toBeUndefined();
    expect(load(store, { ...key, kind: 'lead-form' })).toBeUndefined();
    removeDraft(store, key);
    expect(load(store)).toBeUndefined();
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
    // Without a base it is none: saving it would overwrite what other users saved.
    JSON.stringify(stored.draft),
  ])('are ignored where %j is stored instead', (text) => {
    const store = memory();
    store.setItem('adlane-draft:1.2:7', text);
    expect(load(store)).toBeUndefined();
  });

  it('are ignored where the browser refuses storage', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const store = { getItem: refuse, setItem: refuse, removeItem: refuse };
    expect(load(store)).toBeUndefined();
    expect(() => storeDraft(store, key, stored)).not.toThrow();
    expect(() => removeDraft(store, key)).not.toThrow();
  });
});
