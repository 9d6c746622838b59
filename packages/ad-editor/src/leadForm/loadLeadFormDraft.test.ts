import { createDefaultLeadForm, type LeadForm } from '@adlane/contract/ads/leadForms';
import { describe, expect, it } from 'vitest';
import { storeDraft } from '../draft/draftStorage';
import { storyLeadForm } from '../story/storyLeadForm';
import { toLeadFormDraft } from './leadFormDraft';
import { loadLeadFormDraft } from './loadLeadFormDraft';

const draft = { ...toLeadFormDraft(storyLeadForm), name: '' };
const key = { kind: 'lead-form', scope: '1.2', id: storyLeadForm.id } as const;
const store = (value: unknown) => ({
  getItem: () => JSON.stringify(value),
  setItem: () => undefined,
  removeItem: () => undefined,
});
const load = (value: unknown, form?: LeadForm) => loadLeadFormDraft(store(value), '1.2', form);

describe('the stored draft of a lead form', () => {
  it('is loaded with the version that it was made from, finished or not', () => {
    const stored = {
      draft,
      opened: toLeadFormDraft(storyLeadForm),
      openedAt: storyLeadForm.updated_at,
      savedAt: '2026-11-02T00:00:00Z',
    };
    const map = new Map<string, string>();
    const memory = {
      getItem: (name: string) => map.get(name) ?? null,
      setItem: (name: string, value: string) => void map.set(name, value),
      removeItem: (name: string) => void map.delete(name),
    };
    storeDraft(memory, key, stored);
    expect(loadLeadFormDraft(memory, '1.2', storyLeadForm)).toEqual(stored);
    expect(loadLeadFormDraft(memory, '1.2', undefined)).toBeUndefined();
  });

  it('without a version is based on the first version of the form', () => {
    expect(load(draft, storyLeadForm)).toEqual({
      draft,
      opened: toLeadFormDraft(storyLeadForm),
      openedAt: storyLeadForm.created_at,
      savedAt: undefined,
    });
  });

  it('without a version is based on the defaults for a new form', () => {
    expect(load(draft)).toEqual({
      draft,
      opened: createDefaultLeadForm(),
      openedAt: '',
      savedAt: undefined,
    });
  });

  it.each([null, '', {}, { name: 'x' }, { questions: [null] }, { draft, opened: {} }])(
    'is ignored where %j is stored instead',
    (value) => {
      expect(load(value, storyLeadForm)).toBeUndefined();
    },
  );
});
