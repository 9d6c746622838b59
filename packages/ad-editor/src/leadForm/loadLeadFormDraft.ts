import { createDefaultLeadForm, type LeadForm, type LeadFormForm } from '@adlane/contract/ads/leadForms';
import type { DraftBase, DraftStore, StoredDraft } from '../draft/draftStorage';
import { loadDraft } from '../draft/loadDraft';
import { isLeadFormDraft, toLeadFormDraft } from './leadFormDraft';

/** Returns what a draft of a form is made from; without a form, what one of a new form is made from. */
export function toLeadFormBase(form: LeadForm | undefined): DraftBase<LeadFormForm> {
  return form
    ? { opened: toLeadFormDraft(form), openedAt: form.updated_at }
    : { opened: createDefaultLeadForm(), openedAt: '' };
}

/** The unsaved draft of a form, of a new one without `form`; undefined where none can be read. */
export function loadLeadFormDraft(
  store: DraftStore | undefined,
  scope: string,
  form: LeadForm | undefined,
): StoredDraft<LeadFormForm> | undefined {
  return loadDraft(
    store,
    { kind: 'lead-form', scope, id: form?.id ?? 'new' },
    {
      isDraft: isLeadFormDraft,
      // Earlier versions stored no base. The oldest possible one offers the choice if the form was changed at all.
      addBase: (draft) => ({
        ...toLeadFormBase(form),
        openedAt: form?.created_at ?? '',
        draft,
        savedAt: undefined,
      }),
    },
  );
}
