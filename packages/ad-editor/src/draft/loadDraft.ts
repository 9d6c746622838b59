import { type DraftKey, type DraftStore, readDraft, type StoredDraft } from './draftStorage';

/** How stored drafts of one kind are read. */
export type DraftReader<Draft> = {
  readonly isDraft: (value: unknown) => value is Draft;
  /** Finds the base of a draft that was stored without one. Absent: such a draft counts as none. */
  readonly addBase?: (draft: Draft) => StoredDraft<Draft>;
};

function isStoredDraft<Draft>(
  value: unknown,
  isDraft: DraftReader<Draft>['isDraft'],
): value is StoredDraft<Draft> {
  if (typeof value !== 'object' || value === null) return false;
  const { draft, opened, openedAt, savedAt } = value as Partial<StoredDraft<unknown>>;
  return typeof openedAt === 'string' && typeof savedAt === 'string' && isDraft(draft) && isDraft(opened);
}

/**
 * Loads an unsaved draft. Stored data that cannot be read, tampered data and unavailable storage count as none.
 */
export function loadDraft<Draft>(
  store: DraftStore | undefined,
  key: DraftKey,
  { isDraft, addBase }: DraftReader<Draft>,
): StoredDraft<Draft> | undefined {
  try {
    const parsed: unknown = JSON.parse(readDraft(store, key) ?? 'null');
    if (isStoredDraft(parsed, isDraft)) return parsed;
    return addBase && isDraft(parsed) ? addBase(parsed) : undefined;
  } catch {
    return undefined;
  }
}
