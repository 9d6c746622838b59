/** The stored record that a draft is made from, to merge the draft with later changes of other users. */
export type DraftBase<Draft> = {
  readonly opened: Draft;
  /** `updated_at` of the record; empty for a record that is not created yet. */
  readonly openedAt: string;
};

/** An unsaved draft in browser storage. */
export type StoredDraft<Draft> = DraftBase<Draft> & {
  readonly draft: Draft;
  /** When it was stored, ISO; undefined if that is unknown. */
  readonly savedAt: string | undefined;
};

/** Identifies a draft. */
export type DraftKey = {
  /** Kind of the record: `draft` is a template's. */
  readonly kind: 'draft' | 'lead-form';
  /** Tenant and user, so that drafts are never shared. */
  readonly scope: string;
  readonly id: number | 'new';
};

/** The part of `Storage` that drafts need. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function toName({ kind, scope, id }: DraftKey): string {
  return `adlane-${kind}:${scope}:${id}`;
}

/** Returns an unsaved draft as it is stored; null where there is none or the browser refuses. */
export function readDraft(store: DraftStore | undefined, key: DraftKey): string | null {
  try {
    return store?.getItem(toName(key)) ?? null;
  } catch {
    return null;
  }
}

/** Stores an unsaved draft. Does nothing if the browser refuses. */
export function storeDraft<Draft>(
  store: DraftStore | undefined,
  key: DraftKey,
  stored: StoredDraft<Draft>,
): void {
  try {
    store?.setItem(toName(key), JSON.stringify(stored));
  } catch {
    // Private windows and full stores refuse: the draft then lives as long as the page.
  }
}

/** Deletes the draft: it was saved or discarded. */
export function removeDraft(store: DraftStore | undefined, key: DraftKey): void {
  try {
    store?.removeItem(toName(key));
  } catch {
    // A browser that refuses storage has nothing to delete.
  }
}
