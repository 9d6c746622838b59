import { useIsHydrated } from '@adlane/ui/form';
import { lazy, Suspense, useState } from 'react';
import { browserStore } from '../../../draft/browserStore';
import { readDraft } from '../../../draft/draftStorage';
import { DraftedForm, type EditorFormProps } from './DraftedForm';
import { EditorSkeleton } from './EditorSkeleton';

// Loaded where an earlier visit left a draft: only its validation takes zod and the schemas of templates.
const RestoredForm = lazy(() =>
  import('./RestoredForm').then((module) => ({ default: module.RestoredForm })),
);

function BrowserForm(props: EditorFormProps) {
  // Read once when the editor opens: what is stored later is the draft of this form.
  const [hasDraft] = useState(() => {
    const key = { kind: 'draft', scope: props.draftScope, id: props.template.id } as const;
    return props.canEdit(props.template) && readDraft(browserStore(), key) !== null;
  });
  if (!hasDraft) return <DraftedForm {...props} />;
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <RestoredForm {...props} />
    </Suspense>
  );
}

/** The editor of a loaded template, with the draft that an earlier visit left. */
export function EditorForm(props: EditorFormProps) {
  // The server has no draft: the form starts again with that of the browser once its HTML is hydrated.
  return useIsHydrated() ? <BrowserForm {...props} /> : <DraftedForm {...props} />;
}
