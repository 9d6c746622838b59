import { isHttpError, isNetworkError, useApi } from '@adlane/api-client';
import type { Template, TemplateChange } from '@adlane/contract';
import { errorMessages, successMessages } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { FORM_ERROR, submissionErrors } from '@adlane/ui/fields';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { draftOf, mergeDrafts, type TemplateDraft, templateChange } from '../draft/templateDraft';

/** A save that the server refused because somebody else has saved meanwhile. */
export type SaveConflict = { readonly theirs: Template };

/** Saving of a template: what the draft is compared with, and what became of the last try. */
export type TemplateSave = {
  /** What is stored, as far as this editor knows. */
  readonly saved: Template;
  readonly isSaving: boolean;
  readonly conflict: SaveConflict | undefined;
  /**
   * Sends what changed, if anything did; answers the errors for the form. Whoever saves to launch has finished a draft: it
   * becomes active, which a launch asks for (ads §4).
   */
  readonly save: (draft: TemplateDraft, toLaunch: boolean) => Promise<object | undefined>;
  /** Ends a conflict: mine are put onto theirs and sent, or theirs are taken. Answers the draft to go on with. */
  readonly keepMine: (draft: TemplateDraft) => Promise<TemplateDraft>;
  readonly takeTheirs: () => TemplateDraft;
  /** Leaves the conflict for later. */
  readonly decideLater: () => void;
  /** The restored draft was given up: what follows is made from what is stored. */
  readonly startOver: () => void;
};

function formErrors(error: unknown): object {
  if (isHttpError(error)) {
    return submissionErrors({ ...error.body, message: error.body.message || errorMessages.internal });
  }
  const text = isNetworkError(error)
    ? 'The server could not be reached. Your draft is kept in this browser; save again when you are online.'
    : errorMessages.internal;
  return { [FORM_ERROR]: text };
}

/**
 * Saves a template. 409 is answered here by showing both versions' choice; all else that the form shows in place
 * (422, no connection) comes back as its errors.
 * @param draftOpenedAt `updated_at` of the template that a restored draft was made from: an older one makes saving ask
 */
export function useTemplateSave(opened: Template, draftOpenedAt: string | undefined): TemplateSave {
  const { queries, client } = useApi();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(opened);
  const [baseAt, setBaseAt] = useState(draftOpenedAt ?? opened.updated_at);
  const [conflict, setConflict] = useState<SaveConflict>();
  const update = useMutation(
    queries.templates.update.mutation({ meta: { statusesShownInPlace: [409, 422] } }),
  );
  const params = { id: opened.id };

  function rebase(template: Template): void {
    setSaved(template);
    setBaseAt(template.updated_at);
    setConflict(undefined);
  }

  async function send(body: TemplateChange): Promise<object | undefined> {
    try {
      const template = await update.mutateAsync({ params, body });
      rebase(template);
      queryClient.setQueryData(queries.templates.view.query({ params }).queryKey, template);
      void queryClient.invalidateQueries({ queryKey: queries.templates.list.key() });
      return undefined;
    } catch (error) {
      if (!isHttpError(error) || error.status !== 409) return formErrors(error);
      const theirs = await client.templates.view({ params }).catch(() => undefined);
      if (!theirs) return formErrors(error);
      setConflict({ theirs });
      return { [FORM_ERROR]: error.body.message || 'This template was changed by somebody else meanwhile.' };
    }
  }

  async function save(draft: TemplateDraft, toLaunch: boolean): Promise<object | undefined> {
    const change = templateChange(draftOf(saved), draft, baseAt);
    if (!toLaunch || saved.status !== 'draft') return change && send(change);
    return send({ ...change, status: 'active', base_updated_at: baseAt });
  }

  async function keepMine(draft: TemplateDraft): Promise<TemplateDraft> {
    if (!conflict) return draft;
    const { theirs } = conflict;
    const merged = mergeDrafts(draftOf(saved), draft, draftOf(theirs));
    rebase(theirs);
    const change = templateChange(draftOf(theirs), merged, theirs.updated_at);
    if (change && !(await send(change))) toast({ tone: 'success', text: successMessages.saved });
    return merged;
  }

  function takeTheirs(): TemplateDraft {
    const theirs = conflict?.theirs ?? saved;
    rebase(theirs);
    queryClient.setQueryData(queries.templates.view.query({ params }).queryKey, theirs);
    return draftOf(theirs);
  }

  return {
    saved,
    isSaving: update.isPending,
    conflict,
    save,
    keepMine,
    takeTheirs,
    decideLater: () => setConflict(undefined),
    startOver: () => setBaseAt(saved.updated_at),
  };
}
