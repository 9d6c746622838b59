import { useState } from 'react';
import { browserStore } from '../../../draft/browserStore';
import { loadDraft } from '../../../draft/loadDraft';
import { DraftedForm, type EditorFormProps } from './DraftedForm';

/** Begins with the draft that an earlier visit stored in this browser, if it is still valid. */
export function RestoredForm(props: EditorFormProps) {
  const [restored] = useState(() => {
    const store = browserStore();
    return store && loadDraft(store, props.draftScope, props.template.id);
  });
  return <DraftedForm {...props} restored={restored} />;
}
