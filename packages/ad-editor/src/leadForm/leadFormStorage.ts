import type { LeadFormForm } from '@adlane/contract/ads/leadForms';
import { isLeadFormDraft } from './leadFormDraft';

/** The part of `Storage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Key of a draft: tenant and user, and the form's id or `new`. */
export type LeadFormDraftKey = { readonly scope: string; readonly formId: number | 'new' };

function toKey({ scope, formId }: LeadFormDraftKey): string {
  return `adlane-lead-form:${scope}:${formId}`;
}

/** The unsaved draft of a form; nothing where none is stored, or something else, or the browser refuses. */
export function loadLeadFormDraft(store: DraftStore, key: LeadFormDraftKey): LeadFormForm | undefined {
  try {
    const parsed: unknown = JSON.parse(store.getItem(toKey(key)) ?? 'null');
    return isLeadFormDraft(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an unsaved draft, or deletes it. Does nothing if the browser refuses storage. */
export function storeLeadFormDraft(
  store: DraftStore,
  key: LeadFormDraftKey,
  draft: LeadFormForm | undefined,
): void {
  try {
    if (draft) store.setItem(toKey(key), JSON.stringify(draft));
    else store.removeItem(toKey(key));
  } catch {
    // Private windows and full stores refuse: the draft then lives as long as the page.
  }
}

/** Wait after the last change before a draft is stored. */
const autosaveDelayMs = 500;

/** Stores the latest draft of one form with a delay. */
export type LeadFormAutosave = {
  /** Stores the draft soon; without a draft, deletes the stored one at once. */
  readonly schedule: (draft: LeadFormForm | undefined) => void;
  /** Stores at once what waits to be stored. */
  readonly flush: () => void;
};

/** @param store undefined if the browser refuses storage: then nothing is stored */
export function createLeadFormAutosave(
  store: DraftStore | undefined,
  key: LeadFormDraftKey,
): LeadFormAutosave {
  let waiting: { readonly draft: LeadFormForm; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  const cancelTimer = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const flush = () => {
    const draft = waiting?.draft;
    cancelTimer();
    if (store && draft) storeLeadFormDraft(store, key, draft);
  };
  return {
    schedule(draft) {
      cancelTimer();
      if (draft) waiting = { draft, timer: setTimeout(flush, autosaveDelayMs) };
      else if (store) storeLeadFormDraft(store, key, undefined);
    },
    flush,
  };
}
