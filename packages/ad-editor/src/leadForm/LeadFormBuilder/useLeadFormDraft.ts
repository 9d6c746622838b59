import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { useEffect, useState } from 'react';
import {
  createLeadFormAutosave,
  type DraftStore,
  type LeadFormAutosave,
  type LeadFormDraftKey,
  loadLeadFormDraft,
} from '../leadFormStorage';

function browserStore(): DraftStore | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

type AutosavedDraft = {
  /** What an earlier visit left. */
  readonly restored: LeadFormForm | undefined;
  readonly autosave: LeadFormAutosave;
};

/** The unsaved draft of a form in this browser; what waits to be stored is stored before one leaves. */
export function useLeadFormDraft(key: LeadFormDraftKey): AutosavedDraft {
  const [stored] = useState((): AutosavedDraft => {
    const store = browserStore();
    return { restored: store && loadLeadFormDraft(store, key), autosave: createLeadFormAutosave(store, key) };
  });
  const { autosave } = stored;
  useEffect(
    function flushBeforeLeaving() {
      window.addEventListener('pagehide', autosave.flush);
      return () => {
        window.removeEventListener('pagehide', autosave.flush);
        autosave.flush();
      };
    },
    [autosave],
  );
  return stored;
}
