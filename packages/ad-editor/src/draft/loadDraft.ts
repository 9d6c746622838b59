import { type DraftStore, readDraft, type StoredDraft } from './draftStorage';
import { isTemplateDraft } from './isTemplateDraft';

function isStoredDraft(value: unknown): value is StoredDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, opened, openedAt, savedAt } = value as Partial<StoredDraft>;
  return (
    typeof openedAt === 'string' &&
    typeof savedAt === 'string' &&
    isTemplateDraft(draft) &&
    isTemplateDraft(opened)
  );
}

/**
 * Loads the unsaved draft of a template. Stored data of an older version, tampered data and unavailable
 * storage count as none.
 */
export function loadDraft(store: DraftStore, scope: string, templateId: number): StoredDraft | undefined {
  try {
    const parsed: unknown = JSON.parse(readDraft(store, scope, templateId) ?? 'null');
    return isStoredDraft(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}
