import type { Template } from '@adlane/contract';
import { confirmPrompts, successMessages } from '@adlane/contract/constants';
import { Box, ConfirmDialog, Tabs, toast } from '@adlane/ui';
import { Form, useForm, useFormState } from '@adlane/ui/fields';
import { useEffect, useRef, useState } from 'react';
import { LaunchDrawer } from '../../launch/LaunchDrawer/LaunchDrawer';
import { checkDraft, draftOf, type TemplateDraft, templateChange } from '../draft/templateDraft';
import { EditorHeader } from './EditorHeader';
import { ConflictDialog, RestoredNotice, SaveError } from './EditorNotices';
import { handleShortcut } from './editorShortcuts';
import { SettingsSummary } from './SettingsSummary';
import { type ShownVersions, TemplatePreview } from './TemplatePreview';
import { TextsTab } from './TextsTab';
import { toFormErrors } from './toFormErrors';
import { useAutosavedDraft, useStoredDraft } from './useAutosavedDraft';
import { useDraftHistory } from './useDraftHistory';
import { useLeaveWarning } from './useLeaveWarning';
import { type TemplateSave, useTemplateSave } from './useTemplateSave';

/** Tabs of the Facebook editor, named as ads §2 names them. */
export const facebookEditorTabs = ['adEditor', 'adPreview', 'adSetting'] as const;
export type FacebookEditorTab = (typeof facebookEditorTabs)[number];

export type EditorFormProps = {
  template: Template;
  /** Tenant and user: whose unsaved drafts are kept in this browser. */
  draftScope: string;
  /** Where one came from. */
  back: { href: string; label: string };
  tab: FacebookEditorTab;
  onTab: (tab: FacebookEditorTab) => void;
  /** Whether the user may change this template. */
  canEdit: (template: Template) => boolean;
  canLaunch: boolean;
  /** Where a launched ad is found. */
  launchedAdsHref: string;
  /** Told when leaving would lose something, so that the app can ask first. */
  onUnsavedChange?: ((hasChanges: boolean) => void) | undefined;
};

const tabLabels = { adEditor: 'Ad editor', adPreview: 'Ad preview', adSetting: 'Ad settings' } as const;

function focusFirstError(root: HTMLElement | null): void {
  // After the next paint: messages that a refused save brings are not there yet.
  requestAnimationFrame(() => root?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
}

/** Wait until a closing drawer has given the focus back, in milliseconds. */
const drawerCloseMs = 350;

function focusField(root: HTMLElement | null, path: string): void {
  const name = path.replace(/\.(\d+)(?=\.|$)/g, '[$1]');
  const find = () => root?.querySelector<HTMLElement>(`[name=${CSS.escape(name)}]`);
  setTimeout(() => find()?.focus(), drawerCloseMs);
}

function EditorBody(
  props: EditorFormProps & { saving: TemplateSave; onSubmit: (isForLaunch: boolean) => Promise<boolean> },
) {
  const { tab, onTab, canLaunch, draftScope, back, launchedAdsHref, onUnsavedChange } = props;
  const { saving, onSubmit } = props;
  const { saved } = saving;
  const canEdit = props.canEdit(saved);
  const form = useForm<TemplateDraft>();
  const { values: draft } = useFormState<TemplateDraft>({ subscription: { values: true } });
  const history = useDraftHistory(form);
  const stored = useStoredDraft(draftScope, saved.id);
  const [isNoticeOpen, setNoticeOpen] = useState(stored !== undefined);
  const [isDiscarding, setDiscarding] = useState(false);
  const [launch, setLaunch] = useState({ isOpen: false, number: 0 });
  const closeLaunch = () => setLaunch((last) => ({ ...last, isOpen: false }));
  const [shown, setShown] = useState<ShownVersions>({});
  const rootRef = useRef<HTMLDivElement>(null);

  const hasChanges = canEdit && templateChange(draftOf(saved), draft, saved.updated_at) !== undefined;
  useAutosavedDraft({
    scope: draftScope,
    templateId: saved.id,
    draft,
    openedAt: saved.updated_at,
    hasChanges,
  });
  useLeaveWarning(hasChanges);
  useEffect(() => onUnsavedChange?.(hasChanges), [hasChanges, onUnsavedChange]);
  useEffect(() => () => onUnsavedChange?.(false), [onUnsavedChange]);

  function showDraft(next: TemplateDraft): void {
    form.initialize(next);
    setNoticeOpen(false);
  }

  async function save(isForLaunch = false): Promise<boolean> {
    const isSaved = await onSubmit(isForLaunch);
    if (isSaved) {
      setNoticeOpen(false);
      if (hasChanges && !isForLaunch) toast({ tone: 'success', text: successMessages.saved });
    } else {
      if (form.getState().hasValidationErrors) onTab('adEditor');
      focusFirstError(rootRef.current);
    }
    return isSaved;
  }

  async function openLaunch(): Promise<void> {
    const isDraft = canEdit && saved.status === 'draft';
    const isReady = hasChanges || isDraft ? await save(true) : true;
    if (isReady) setLaunch(({ number }) => ({ isOpen: true, number: number + 1 }));
  }

  const panel = { template: saved, draft, shown };
  const contents = {
    adEditor: <TextsTab {...panel} readOnly={!canEdit} onShow={setShown} />,
    adPreview: <TemplatePreview {...panel} devices="both" />,
    adSetting: <SettingsSummary template={saved} />,
  };
  const actions = { save: () => void save(), undo: history.undo, redo: history.redo };
  return (
    <>
      <Box
        ref={rootRef}
        display="grid"
        gap={4}
        // The default track would grow with the longest word.
        gridTemplateColumns="minmax(0, 1fr)"
        onKeyDown={(event) => (canEdit ? handleShortcut(event, actions) : undefined)}
      >
        <EditorHeader
          template={saved}
          name={draft.name}
          back={back}
          history={history}
          hasChanges={hasChanges}
          isSaving={saving.isSaving}
          onSave={canEdit ? actions.save : undefined}
          onLaunch={canLaunch ? () => void openLaunch() : undefined}
        />
        {stored && isNoticeOpen ? (
          <RestoredNotice
            stored={stored}
            updatedAt={saved.updated_at}
            onDiscard={() => setDiscarding(true)}
          />
        ) : null}
        <SaveError />
        <Tabs
          label="Template"
          value={tab}
          onChange={(value) => onTab(facebookEditorTabs.find((each) => each === value) ?? 'adEditor')}
          items={facebookEditorTabs.map((value) => ({
            value,
            label: tabLabels[value],
            content: contents[value],
          }))}
        />
      </Box>
      <ConflictDialog
        isOpen={saving.conflict !== undefined}
        isSaving={saving.isSaving}
        onKeepMine={() => void saving.keepMine(draft).then(showDraft)}
        onTakeTheirs={() => showDraft(saving.takeTheirs())}
        onLater={saving.decideLater}
      />
      <ConfirmDialog
        open={isDiscarding}
        tone="danger"
        title={confirmPrompts.discardChanges.title}
        confirmLabel={confirmPrompts.discardChanges.confirm}
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          saving.startOver();
          showDraft(draftOf(saved));
        }}
      >
        {confirmPrompts.discardChanges.text}
      </ConfirmDialog>
      <LaunchDrawer
        key={launch.number}
        open={launch.isOpen}
        template={saved}
        launchedAdsHref={launchedAdsHref}
        onClose={closeLaunch}
        onFixTexts={(field) => {
          closeLaunch();
          onTab('adEditor');
          focusField(rootRef.current, field);
        }}
      />
    </>
  );
}

/** The editor of a loaded template: one form over all tabs. */
export function EditorForm(props: EditorFormProps) {
  const { template, draftScope } = props;
  const stored = useStoredDraft(draftScope, template.id);
  const saving = useTemplateSave(template, stored?.openedAt);
  const [initial] = useState(() => draftOf(template));
  const toLaunch = useRef(false);
  return (
    <Form<TemplateDraft>
      initialValues={stored?.draft ?? initial}
      validate={(draft) => toFormErrors(checkDraft(draft, template.templateAdType))}
      onSubmit={(draft) => saving.save(draft, toLaunch.current)}
    >
      {({ handleSubmit, form }) => (
        <EditorBody
          {...props}
          saving={saving}
          onSubmit={async (isForLaunch) => {
            toLaunch.current = isForLaunch;
            await handleSubmit();
            const { submitSucceeded, hasValidationErrors } = form.getState();
            return submitSucceeded === true && hasValidationErrors === false;
          }}
        />
      )}
    </Form>
  );
}
