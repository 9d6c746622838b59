import { isHttpError, isNetworkError, useApi } from '@adlane/api-client';
import type { Template, TemplateChange } from '@adlane/contract/ads/templates';
import { errorMessages, successMessages } from '@adlane/contract/constants';
import { toast, toastNewerVersion, translate } from '@adlane/ui';
import { FORM_ERROR, listConflictingValues, toSubmissionErrors } from '@adlane/ui/fields';
import { isSameJson, mergeJson } from '@adlane/ui/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { DraftBase, StoredDraft } from '../../../draft/draftStorage';
import { buildTemplateChange, type TemplateDraft, toDraft } from '../../../draft/templateDraft';

/** A save that the server refused because another user has saved in the meantime. */
export type SaveConflict = { readonly theirs: Template };

/** State of saving a template: the base of the draft, and the result of the last attempt. */
export type TemplateSave = {
  /** The stored template, as far as this editor knows. */
  readonly saved: Template;
  /** The base of merges and saves. */
  readonly base: DraftBase<TemplateDraft>;
  readonly isSaving: boolean;
  readonly conflict: SaveConflict | undefined;
  /** Sends what changed, if anything did; answers the errors for the form. */
  readonly save: (draft: TemplateDraft) => Promise<object | undefined>;
  /**
   * Resolves a conflict: merges my changes into theirs and saves, or discards mine. Resolves with the draft
   * to continue with.
   */
  readonly applyMine: (draft: TemplateDraft) => Promise<TemplateDraft>;
  readonly discardMine: () => TemplateDraft;
  /** Finds the template that was read last, if it is newer than the base. */
  readonly findNewer: () => Template | undefined;
  /** Whether another template and the draft changed the same field of the base. */
  readonly isOvertaken: (theirs: Template, draft: TemplateDraft) => boolean;
  /** Makes a newer template the base; answers the draft put onto it. */
  readonly follow: (newer: Template, draft: TemplateDraft) => TemplateDraft;
  /** Lets the user choose between two versions before a save does. */
  readonly compare: (theirs: Template) => void;
  /** Leaves the conflict for later. */
  readonly dismissConflict: () => void;
  /** Reads the template after a part of it was saved by its own call; answers the draft put onto it. */
  readonly refresh: (draft: TemplateDraft) => Promise<TemplateDraft>;
  /** Discards the restored draft: further changes are based on the stored template. */
  readonly startOver: () => void;
};

/** Media are sent by id, so errors of a media, or of its list, are mapped to the media field. */
function atDraftPaths(errors: Record<string, string[]> | undefined): Record<string, string[]> | undefined {
  if (!errors) return undefined;
  const isOfMedia = (path: string) => /^templateMediaIds(\.|$)/.test(path);
  const entries = Object.entries(errors);
  const media = entries.filter(([path]) => isOfMedia(path)).flatMap(([, texts]) => texts);
  const others = Object.fromEntries(entries.filter(([path]) => !isOfMedia(path)));
  return media.length > 0 ? { ...others, templateMedia: media } : others;
}

function formErrors(error: unknown): object {
  if (isHttpError(error)) {
    const { message, errors } = error.body;
    return toSubmissionErrors({ message: message || errorMessages.internal, errors: atDraftPaths(errors) });
  }
  const text = isNetworkError(error)
    ? translate(
        "Can't reach the server. Your draft is saved in this browser; save again when you are online.",
      )
    : errorMessages.internal;
  return { [FORM_ERROR]: text };
}

function toBase(template: Template): DraftBase<TemplateDraft> {
  return { opened: toDraft(template), openedAt: template.updated_at };
}

/**
 * Saves a template. After another user's save the user chooses between both versions; all other errors that the
 * form shows in place (409, 422, no connection) are returned as its errors.
 * @param read the template as it was read last
 * @param restored the unsaved draft that the editor opened with: if it was created from an older template,
 * saving asks
 */
export function useTemplateSave(
  read: Template,
  restored: StoredDraft<TemplateDraft> | undefined,
): TemplateSave {
  const { queries, client } = useApi();
  const queryClient = useQueryClient();
  const [saved, setSaved] = useState(read);
  const [base, setBase] = useState<DraftBase<TemplateDraft>>(restored ?? toBase(read));
  const [conflict, setConflict] = useState<SaveConflict>();
  const update = useMutation(
    queries.templates.update.mutation({ meta: { statusesShownInPlace: [409, 422] } }),
  );
  const params = { id: read.id };
  // The cache may show a version once more that is older than the base. That of a restored draft is asked for on save.
  const known = useRef(new Set([base.openedAt, read.updated_at]));

  function rebase(template: Template): void {
    known.current.add(template.updated_at);
    setSaved(template);
    setBase(toBase(template));
    setConflict(undefined);
  }

  async function send(body: TemplateChange): Promise<object | undefined> {
    try {
      const template = await update.mutateAsync({ params, body });
      rebase(template);
      queryClient.setQueryData(queries.templates.view.query({ params }).queryKey, template);
      void queryClient.invalidateQueries({ queryKey: queries.templates.list.key() });
      // Another kind of ad moves the default among those that it can be launched as.
      void queryClient.invalidateQueries({ queryKey: queries.templates.adTypes.key() });
      return undefined;
    } catch (error) {
      if (!isHttpError(error) || error.body.code !== 'EDIT_CONFLICT') return formErrors(error);
      const theirs = await client.templates.view({ params }).catch(() => undefined);
      if (!theirs) return formErrors(error);
      setConflict({ theirs });
      return { [FORM_ERROR]: error.body.message || 'Another user has changed this template.' };
    }
  }

  async function save(draft: TemplateDraft): Promise<object | undefined> {
    const change = buildTemplateChange(toDraft(saved), draft, base.openedAt);
    return change && send(change);
  }

  async function applyMine(draft: TemplateDraft): Promise<TemplateDraft> {
    if (!conflict) return draft;
    const { theirs } = conflict;
    const merged = mergeJson(base.opened, draft, toDraft(theirs));
    rebase(theirs);
    const change = buildTemplateChange(toDraft(theirs), merged, theirs.updated_at);
    if (change && !(await send(change))) toast({ tone: 'success', text: successMessages.saved });
    return merged;
  }

  async function refresh(draft: TemplateDraft): Promise<TemplateDraft> {
    // If the refetch fails, the next save asks which version to keep.
    const theirs = await client.templates.view({ params }).catch(() => undefined);
    if (!theirs) return draft;
    const merged = mergeJson(base.opened, draft, toDraft(theirs));
    rebase(theirs);
    queryClient.setQueryData(queries.templates.view.query({ params }).queryKey, theirs);
    return merged;
  }

  function isOvertaken(theirs: Template, draft: TemplateDraft): boolean {
    return listConflictingValues({ opened: base.opened, mine: draft, theirs: toDraft(theirs) }).length > 0;
  }

  function follow(newer: Template, draft: TemplateDraft): TemplateDraft {
    const theirs = toDraft(newer);
    rebase(newer);
    if (!isSameJson(base.opened, theirs)) toastNewerVersion('template');
    return mergeJson(base.opened, draft, theirs);
  }

  function discardMine(): TemplateDraft {
    const theirs = conflict?.theirs ?? saved;
    rebase(theirs);
    queryClient.setQueryData(queries.templates.view.query({ params }).queryKey, theirs);
    return toDraft(theirs);
  }

  return {
    saved,
    base,
    isSaving: update.isPending,
    conflict,
    save,
    applyMine,
    discardMine,
    refresh,
    findNewer() {
      const isKnown = known.current.has(read.updated_at);
      return isKnown || update.isPending || conflict ? undefined : read;
    },
    isOvertaken,
    follow,
    compare: (theirs) => setConflict({ theirs }),
    dismissConflict: () => setConflict(undefined),
    startOver: () => setBase(toBase(saved)),
  };
}
