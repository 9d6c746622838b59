import { useEffect, useRef, useState } from 'react';
import { readDraft, removeDraft, type StoredDraft, writeDraft } from '../draft/draftStorage';
import type { TemplateDraft } from '../draft/templateDraft';

/** Wait after the last change before the draft is stored. */
const autosaveDelayMs = 500;

type AutosaveOptions = {
  /** Tenant and user, so that nobody gets another's draft. */
  scope: string;
  templateId: number;
  draft: TemplateDraft;
  /** `updated_at` of what the draft was made from. */
  openedAt: string;
  hasChanges: boolean;
};

function browserStore(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The draft that an earlier visit left, read once when the editor opens. */
export function useStoredDraft(scope: string, templateId: number): StoredDraft | undefined {
  const [stored] = useState(() => {
    const store = browserStore();
    return store && readDraft(store, scope, templateId);
  });
  return stored;
}

/** Stores the draft while it differs from what is saved, and forgets it when it doesn't. */
export function useAutosavedDraft({ scope, templateId, draft, openedAt, hasChanges }: AutosaveOptions): void {
  const pending = useRef<(() => void) | undefined>(undefined);

  useEffect(
    function storeSoon() {
      const store = browserStore();
      if (!store) return;
      if (!hasChanges) {
        pending.current = undefined;
        removeDraft(store, scope, templateId);
        return;
      }
      const write = () => {
        pending.current = undefined;
        writeDraft(store, scope, templateId, { draft, openedAt, savedAt: new Date().toISOString() });
      };
      pending.current = write;
      const timer = setTimeout(write, autosaveDelayMs);
      return () => clearTimeout(timer);
    },
    [scope, templateId, draft, openedAt, hasChanges],
  );

  useEffect(function storeBeforeLeaving() {
    const flush = () => pending.current?.();
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, []);
}
