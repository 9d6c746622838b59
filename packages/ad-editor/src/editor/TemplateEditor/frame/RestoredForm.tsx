import { useState } from 'react';
import { browserStore } from '../../../draft/browserStore';
import { isTemplateDraft } from '../../../draft/isTemplateDraft';
import { loadDraft } from '../../../draft/loadDraft';
import { DraftedForm, type EditorFormProps } from './DraftedForm';

/** Begins with the draft that an earlier visit stored in this browser, if it is still valid. */
export function RestoredForm(props: EditorFormProps) {
  const [restored] = useState(() => {
    const key = { kind: 'draft', scope: props.draftScope, id: props.template.id } as const;
    return loadDraft(browserStore(), key, { isDraft: isTemplateDraft });
  });
  return <DraftedForm {...props} restored={restored} />;
}
