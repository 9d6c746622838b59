import type { TemplateDraft } from './templateDraft';

/** An unsaved draft in browser storage. */
export type StoredDraft = {
  readonly draft: TemplateDraft;
  /** The template that the draft was created from, to merge it with later changes of others. */
  readonly opened: TemplateDraft;
  /** `updated_at` of the template that the draft was made from. */
  readonly openedAt: string;
  /** When it was written, ISO. */
  readonly savedAt: string;
};

/** The part of `Storage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function toKey(scope: string, templateId: number): string {
  return `adlane-draft:${scope}:${templateId}`;
}

/** Returns the unsaved draft of a template as it is stored; null where there is none or the browser refuses. */
export function readDraft(store: DraftStore, scope: string, templateId: number): string | null {
  try {
    return store.getItem(toKey(scope, templateId));
  } catch {
    return null;
  }
}

/** Stores an unsaved draft. Returns false if the browser refuses (private mode, full). */
export function storeDraft(
  store: DraftStore,
  scope: string,
  templateId: number,
  stored: StoredDraft,
): boolean {
  try {
    store.setItem(toKey(scope, templateId), JSON.stringify(stored));
    return true;
  } catch {
    return false;
  }
}

/** Forgets the draft: it was saved or discarded. */
export function removeDraft(store: DraftStore, scope: string, templateId: number): void {
  try {
    store.removeItem(toKey(scope, templateId));
  } catch {
    // A browser that refuses storage has nothing to forget.
  }
}
