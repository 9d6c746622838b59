import type { Platform } from '@adlane/contract/constants';
import { successMessages } from '@adlane/contract/constants';
import { toast } from '@adlane/ui';
import { useForm } from '@adlane/ui/fields';
import { type RefObject, useState } from 'react';
import { isUnfinished } from '../../../draft/draftChecks';
import { isDraftChanged, type TemplateDraft } from '../../../draft/templateDraft';
import { focusFirstError } from '../../../form/focusFirstError';
import type { PlatformEditor } from '../../PlatformEditor';
import { findErrorTab, findFirstError, focusField, type TabPlace } from './editorFocus';
import type { TemplateSave } from './useTemplateSave';

type ActionOptions = {
  saving: TemplateSave;
  canEdit: boolean;
  /** Those of the template's platforms. */
  editors: readonly PlatformEditor[];
  open: TabPlace;
  onTab: (tab: string, platform: Platform) => void;
  /** Where the fields are. */
  rootRef: RefObject<HTMLElement | null>;
};

/** The launch drawer: each launch has its number. */
type LaunchState = {
  readonly isOpen: boolean;
  readonly number: number;
  /** Whether it is for several clients. */
  readonly isForMany: boolean;
};

type EditorActions = {
  readonly save: () => Promise<boolean>;
  readonly launch: LaunchState;
  /** Saves unsaved changes first; a draft becomes active, which a launch requires (ads §4). */
  readonly openLaunch: () => Promise<void>;
  /** Continues an open launch for several clients. */
  readonly launchMany: () => void;
  readonly closeLaunch: () => void;
};

/** Saves and launches from the header or the keyboard; the first invalid field is opened and focused. */
export function useEditorActions(options: ActionOptions): EditorActions {
  const { saving, canEdit, editors, open, onTab, rootRef } = options;
  const form = useForm<TemplateDraft>();
  const [launch, setLaunch] = useState<LaunchState>({ isOpen: false, number: 0, isForMany: false });

  function isUnsaved(): boolean {
    return canEdit && isDraftChanged(saving.saved, form.getState().values);
  }

  async function submit(): Promise<boolean> {
    await form.submit();
    const { submitSucceeded, hasValidationErrors, errors, submitErrors } = form.getState();
    if (submitSucceeded === true && hasValidationErrors === false) return true;
    const found = { ...submitErrors, ...errors };
    const wrong = findErrorTab(editors, open, found);
    const isOnOpenTab = wrong?.tab === open.tab && wrong.platform === open.platform;
    const field = findFirstError(editors, wrong, found);
    if (wrong) onTab(wrong.tab, wrong.platform);
    // The fields of another tab are loaded and rendered first.
    if (isOnOpenTab || field === undefined) focusFirstError(rootRef.current);
    else focusField(rootRef.current, field);
    return false;
  }

  async function save(): Promise<boolean> {
    const wasUnsaved = isUnsaved();
    const { templateSavedAsDraft, saved } = successMessages;
    const text = isUnfinished(form.getState().values) ? templateSavedAsDraft : saved;
    const isSaved = await submit();
    if (isSaved && wasUnsaved) toast({ tone: 'success', text });
    return isSaved;
  }

  async function openLaunch(): Promise<void> {
    if (canEdit && saving.saved.status === 'draft') form.change('status', 'active');
    const isReady = isUnsaved() ? await submit() : true;
    if (isReady) setLaunch(({ number }) => ({ isOpen: true, number: number + 1, isForMany: false }));
  }

  return {
    save,
    launch,
    openLaunch,
    launchMany: () => setLaunch((last) => ({ ...last, isForMany: true })),
    closeLaunch: () => setLaunch((last) => ({ ...last, isOpen: false })),
  };
}
