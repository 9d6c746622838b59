import type { LeadFormForm } from '@adlane/contract/leadForms';
import { useEffect, useState } from 'react';
import {
  createDraftKeeper,
  type DraftStore,
  type LeadFormDraftKeeper,
  type LeadFormDraftKey,
  readLeadFormDraft,
} from '../leadFormStorage';

function browserStore(): DraftStore | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

type KeptDraft = {
  /** What an earlier visit left. */
  readonly restored: LeadFormForm | undefined;
  readonly keeper: LeadFormDraftKeeper;
};

/** The unsaved draft of a form in this browser; what waits to be stored is stored before one leaves. */
export function useLeadFormDraft(key: LeadFormDraftKey): KeptDraft {
  const [kept] = useState((): KeptDraft => {
    const store = browserStore();
    return { restored: store && readLeadFormDraft(store, key), keeper: createDraftKeeper(store, key) };
  });
  const { keeper } = kept;
  useEffect(
    function flushBeforeLeaving() {
      window.addEventListener('pagehide', keeper.flush);
      return () => {
        window.removeEventListener('pagehide', keeper.flush);
        keeper.flush();
      };
    },
    [keeper],
  );
  return kept;
}
